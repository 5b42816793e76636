import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

/** Faults of the page under test: any that a test has not foretold fails it. */
interface Faults {
  /** Foretells a fault. It has to happen, else the test fails too. */
  readonly expect: (fault: RegExp) => void;
}

interface Options {
  /**
   * What the visitor has answered to the cookie banner before: it is in the way of no test but those
   * about it, which take `null`. Stored with the context, so that reloads keep what a test changes.
   */
  readonly consent: string | null;
  /** Whether the visitor has declined the page in another language: all have, but in the tests about it. */
  readonly hasDeclinedOffer: boolean;
  /**
   * Whether the browser lets the site be kept for playing offline. It would answer in place of the
   * routes of most tests, so that only tests about it let it.
   */
  readonly canKeepSite: boolean;
}

/** Every test: fails on console errors and warnings, uncaught errors, policy violations and foreign requests. */
export const test = base.extend<{ readonly faults: Faults } & Options>({
  consent: ['essential', { option: true }],
  hasDeclinedOffer: [true, { option: true }],
  canKeepSite: [false, { option: true }],
  storageState: async ({ consent, hasDeclinedOffer, baseURL }, provide) => {
    const localStorage = [
      ...(consent === null ? [] : [{ name: 'cookieConsent', value: consent }]),
      ...(hasDeclinedOffer ? [{ name: 'languageOffer', value: 'declined' }] : []),
    ];
    const { origin } = new URL(baseURL ?? '');
    await provide({ cookies: [], origins: [{ origin, localStorage }] });
  },
  faults: [
    async ({ context, baseURL, canKeepSite }, provide) => {
      const seen: string[] = [];
      const foretold: RegExp[] = [];
      watch(context, new URL(baseURL ?? '').origin, (fault) => seen.push(fault));
      await context.addInitScript(reportPolicyViolations);
      await context.addInitScript(markWhenAlive);
      await context.addInitScript(scrollAtOnce);
      if (!canKeepSite) await context.addInitScript(takeServiceWorkersAway);

      await provide({ expect: (fault) => foretold.push(fault) });

      const unforetold = seen.filter((fault) => !foretold.some((known) => known.test(fault)));
      const missed = foretold.filter((known) => !seen.some((fault) => known.test(fault)));
      expect(unforetold, 'faults of the page').toEqual([]);
      expect(missed, 'foretold faults that did not happen').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, origin: string, report: (fault: string) => void): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') report(`${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) report(`request: ${url.href}`);
  });
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
  });
}

// Following the browser's history is the last thing that the application's start does.
function markWhenAlive(): void {
  const addListener = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    addListener(type, ...rest);
    if (type === 'popstate') document.documentElement.dataset['alive'] = '';
  };
}

// What a click aims at must not glide away between the press and the release.
function scrollAtOnce(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
}

function takeServiceWorkersAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
