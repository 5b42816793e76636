/**
 * A visitor who answered the cookie banner on an earlier visit, so that it is not in the way.
 * Budgets and Lighthouse measure a first visit instead, banner and all.
 */
export function returningVisitor(url: string) {
  const { origin } = new URL(url);
  const localStorage = [{ name: 'cookieConsent', value: 'essential' }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
