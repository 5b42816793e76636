/** A visitor who has answered the cookie banner. Budgets and Lighthouse measure a first visit, banner and all. */
export function returningVisitor(url: string) {
  const { origin } = new URL(url);
  const localStorage = [{ name: 'cookieConsent', value: 'essential' }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
