import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a path, waits until its script has taken over the page, and returns the response's status. */
export async function open(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await becomesAlive(page);
  return answer?.status();
}

/** Waits until the script has taken the page over. */
export async function becomesAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** Opens a path with a clock that only the test moves on. */
export async function openWithStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await open(page, path);
  await page.clock.pauseAt(START + HOUR_MS);
}

const START = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

/** Brings all short animations to their end, without waiting for it; long drifting may go on. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const short = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= limitMs);
    for (const animation of short) animation.finish();
    await Promise.allSettled(short.map((animation) => animation.finished));
  }, 1000);
}

/** Presses a control as a key does, where how it is pressed does not matter: a pointer takes ten times as long. */
export async function activate(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    element.click();
  });
}

/** Asserts that all of an element is inside the window, without scrolling to it. */
export async function expectWhollyInWindow(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate(overhangPx), `${String(locator)} beyond the window, px`)
    .toBeLessThanOrEqual(0.5);
}

function overhangPx(element: Element): number {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return Math.max(-top, -left, bottom - innerHeight, right - innerWidth);
}

/** Waits for the next frame; a still clock stops animation frames, but not observers of sizes. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Gives a worker, which a still clock does not stop, time for an answer that should not count. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        let rounds = 50;
        port1.addEventListener('message', () => {
          rounds -= 1;
          if (rounds > 0) return port2.postMessage(null);
          // An open channel whose listener holds both ends is never collected.
          port1.close();
          done();
        });
        port1.start();
        port2.postMessage(null);
      }),
  );
}

/** Makes the page believe that its window is hidden, or shown again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Elements that are read out when their text changes; an alert, unlike them, is read out when shown. */
export const LIVE_REGIONS = '[role="status"], [role="log"], [aria-live]';

/** The messages of the page, oldest first. */
export function toasts(page: Page, regionName: string): Locator {
  return page.getByRole('region', { name: regionName, exact: true }).getByRole('status');
}

declare global {
  interface Window {
    /** In a recorded page: the texts of the hidden live region, in order. */
    liveTexts: string[];
    /** In a recorded page: the texts of everything else that is read out as it appears. */
    otherTexts: string[];
  }
}

/** Records what screen readers announce unasked; call it before opening the page. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.liveTexts = [];
    window.otherTexts = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const added = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of added) note(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });

    function note(node: Node): void {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
      const text = node.textContent?.trim() ?? '';
      // The served page arrives as one big addition: its empty and hidden parts say nothing.
      if (region === null || region === undefined || text === '') return;
      if (!region.checkVisibility({ visibilityProperty: true })) return;
      const isHidden = region.closest('section') === null;
      (isHidden ? window.liveTexts : window.otherTexts).push(text);
    }
  });
}

/** Begins the record anew. */
export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.liveTexts = [];
    window.otherTexts = [];
  });
}

/** All that the hidden live region has said, in order. */
export function liveTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.liveTexts);
}

/** All that toasts and alerts have said, in order. */
export function otherTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.otherTexts);
}
