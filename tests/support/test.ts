import {
  test as base,
  expect,
  type BrowserContext,
  type Frame,
  type Worker,
} from '@playwright/test';
import { takeServiceWorkersAway } from '../../scripts/check/without-service-worker.ts';

export { expect };

/** Tests that only read what the host sends: a browser's context is not even made for them. */
export { test as requestTest } from '@playwright/test';

/** Faults of the page under test: any fault that the test has not foretold fails it. */
interface Faults {
  /** Foretells a fault. It has to happen, else the test fails too. */
  readonly expect: (fault: RegExp) => void;
  /** Foretells a fault that the browser may report, or not. */
  readonly allow: (fault: RegExp) => void;
}

interface Options {
  /**
   * The visitor's earlier answer to the cookie banner, which keeps the banner out of the way; tests about
   * it take `null`. Stored once for the context, so that reloads keep what a test changes.
   */
  readonly consent: string | null;
  /** Whether the visitor has declined the page in another language: true except in tests of that offer. */
  readonly hasDeclinedOffer: boolean;
  /** Whether the ideas of Ultimate have been explained: true except in tests of that. */
  readonly knowsIdeas: boolean;
  /** Whether the visitor has declined a captain's log: true except in tests of that offer. */
  readonly hasDeclinedLog: boolean;
  /**
   * Whether the browser lets the site be kept for playing offline. The kept site would answer in place
   * of the routes of most tests, so only tests about it allow this.
   */
  readonly canKeepSite: boolean;
}

/**
 * Every test: fails on console errors and warnings, uncaught errors, policy violations and foreign
 * requests, in all windows and workers and in the contexts that a test makes for itself.
 */
export const test = base.extend<{ readonly faults: Faults; readonly answers: void } & Options>({
  consent: ['essential', { option: true }],
  hasDeclinedOffer: [true, { option: true }],
  knowsIdeas: [true, { option: true }],
  hasDeclinedLog: [true, { option: true }],
  canKeepSite: [false, { option: true }],
  answers: [
    async (
      { context, baseURL, consent, hasDeclinedOffer, knowsIdeas, hasDeclinedLog },
      provide,
    ) => {
      const answers = {
        ...(consent === null ? {} : { cookieConsent: consent }),
        ...(hasDeclinedOffer ? { languageOffer: 'declined' } : {}),
        ...(knowsIdeas ? { ultimateIdeas: '1 choice capture sent' } : {}),
        ...(hasDeclinedLog ? { logOffer: 'declined' } : {}),
      };
      const { origin } = new URL(baseURL ?? '');
      const hasEnded = await storeOnce(context, origin, answers);
      await provide();
      await hasEnded();
    },
    { auto: true },
  ],
  faults: [
    async ({ browser, context, baseURL, javaScriptEnabled, canKeepSite }, provide) => {
      const seen: string[] = [];
      const foretold: RegExp[] = [];
      const allowed: RegExp[] = [];
      const { origin } = new URL(baseURL ?? '');
      const watchContext = (made: BrowserContext) => {
        watch(made, origin, (fault) => seen.push(fault));
      };
      watchContext(context);
      browser.on('context', watchContext);
      await context.addInitScript(reportPolicyViolations);
      await context.addInitScript(markWhenAlive);
      await context.addInitScript(scrollAtOnce);
      if (!canKeepSite) await context.addInitScript(takeServiceWorkersAway);

      await provide({
        expect: (fault) => foretold.push(fault),
        allow: (fault) => allowed.push(fault),
      });

      browser.off('context', watchContext);
      // Faults that the pages have begun to report are still on their way and would come too late.
      const hearOut = javaScriptEnabled ? afterReports : () => null;
      await Promise.all(context.pages().map((page) => page.evaluate(hearOut).catch(() => null)));
      const known = [...foretold, ...allowed];
      const unforetold = seen.filter((fault) => !known.some((one) => one.test(fault)));
      const missed = foretold.filter((one) => !seen.some((fault) => one.test(fault)));
      expect(unforetold, 'faults of the page').toEqual([]);
      expect(missed, 'foretold faults that did not happen').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Stores values before the first document of an origin runs its scripts. Playwright's `storageState`
 * does it in an extra page, which takes as long as the page of a small test. The returned function
 * waits until nothing more will be stored.
 */
async function storeOnce(
  context: BrowserContext,
  origin: string,
  values: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  let removal = Promise.resolve();
  const storing = await context.addInitScript(
    ([storingOrigin, entries]) => {
      if (location.origin !== storingOrigin) return;
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [origin, Object.entries(values)] as const,
  );
  const stop = (frame: Frame) => {
    if (!frame.url().startsWith(`${origin}/`)) return;
    context.off('framenavigated', stop);
    removal = storing.dispose();
  };
  context.on('framenavigated', stop);
  return () => removal;
}

/** What a browser older or newer than the list in scripts/hosting/site-headers.ts says of a name there. */
const UNKNOWN_FEATURE = /^Error with Permissions-Policy header: (Unrecognized|Origin trial)/;

function watch(context: BrowserContext, origin: string, report: (fault: string) => void): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    if (!UNKNOWN_FEATURE.test(message.text())) report(`${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) report(`request: ${url.href}`);
  });
  context.on('page', (page) => page.on('worker', reportViolationsOf));
  context.on('serviceworker', reportViolationsOf);
}

// Only an observer inside a worker learns of violations there. Earlier ones are buffered for it.
function reportViolationsOf(worker: Worker): void {
  const observe = () => {
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports) console.error(`policy violated: ${JSON.stringify(body)}`);
      },
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
  };
  // A worker may be gone before it can be asked.
  worker.evaluate(observe).catch(() => null);
}

/** Resolves after the pending events; uses no clock, since tests stop theirs. */
function afterReports(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Runs in the page: notes on the document after how many milliseconds it came alive. The application's
 * start ends with listening to the browser's history.
 */
export function markWhenAlive(): void {
  const addListener = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    addListener(type, ...rest);
    if (type === 'popstate') document.documentElement.dataset['alive'] = String(performance.now());
  };
}

// A click's target must not glide away between the press and the release.
function scrollAtOnce(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
}
