import type { Locator, Page } from '@playwright/test';

/** How a hand reaches the buttons. */
export const INPUTS = ['pointer', 'keyboard'] as const;

export type Input = (typeof INPUTS)[number];

declare global {
  interface Window {
    /** In the measured page: from each press on a button to the paint after it. */
    benchPressesMs: number[];
  }
}

/** Times presses on a page. */
export interface Stopwatch {
  readonly press: (button: Locator, input: Input) => Promise<void>;
  /** From each press to the paint after it, in milliseconds. */
  readonly timesMs: () => Promise<readonly number[]>;
}

/** A stopwatch for a page that is not open yet. */
export async function createStopwatch(page: Page): Promise<Stopwatch> {
  await page.addInitScript(recordPresses);
  const timed: number[] = [];
  return {
    async press(button, input) {
      // As with a person, the pointer or the focus is there before the press. A locator's `click()` and
      // `press()` would first look for their target in the page, which would be measured too.
      await (input === 'keyboard' ? button.focus() : button.hover());
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const place = await page.evaluate(() => window.benchPressesMs.length);
      if (input === 'keyboard') {
        await page.keyboard.press('Enter');
      } else {
        await page.mouse.down();
        await page.mouse.up();
      }
      await page.waitForFunction((count) => window.benchPressesMs.length > count, place);
      timed.push(place);
    },
    async timesMs() {
      const presses = await page.evaluate(() => window.benchPressesMs);
      return timed.map((place) => presses[place] ?? 0);
    },
  };
}

/**
 * Runs in the page. The Event Timing API reports when a press was really painted, in steps of 8 ms,
 * but nothing below 16 ms, where the task after the next frame is used instead.
 * Source: https://web.dev/articles/inp, whose metric this is.
 */
function recordPresses(): void {
  const presses: number[] = [];
  const places = new Map<number, number>();
  window.benchPressesMs = presses;

  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const place = places.get(startTime);
      if (place !== undefined) presses[place] = duration;
    }
  });
  const shortestEvents = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(shortestEvents);

  const record = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element) || target.closest('button') === null) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        places.set(timeStamp, presses.length);
        presses.push(performance.now() - timeStamp);
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  addEventListener('keydown', (event) => event.key === 'Enter' && record(event), true);
  // Enter on a button also fires a click, but one without a pointer.
  addEventListener('click', (event) => event.detail > 0 && record(event), true);
}
