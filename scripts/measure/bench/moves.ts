import type { Locator, Page } from '@playwright/test';
import { gamePath, type GameId } from '#games/catalogue.ts';
import { DRIVERS } from '../../../tests/games/drivers.ts';
import { SEED, takeChanceAway } from '../../../tests/support/memory.ts';
import { becomesAlive } from '../../../tests/support/page.ts';
import { markWhenAlive } from '../../../tests/support/test.ts';
import type { Times } from './checkouts.ts';

/** Each has a page of its own, whose first press counts like all others. */
const INPUTS = ['pointer', 'keyboard'] as const;

/** The rest of a game is like these, and takes minutes. */
const PRESSES = 6;

declare global {
  interface Window {
    /** In the measured page: from each press on a button, by its time, to the paint after it. */
    benchPressesMs: Map<number, number>;
  }
}

/** Times the first presses on a game's board, each from the press to the paint after it. */
export async function timeMoves(page: Page, game: GameId): Promise<Times> {
  // Both builds deal the same cards.
  await page.addInitScript(takeChanceAway, SEED);
  await page.addInitScript(recordPresses);
  await page.addInitScript(markWhenAlive);
  const timesMs: number[] = [];
  for (const input of INPUTS) {
    await page.goto(gamePath(game), { waitUntil: 'networkidle' });
    // Code that comes late may be compiled after the network is idle.
    await becomesAlive(page);
    let presses = 0;
    const hands = {
      press: async (control: Locator) => {
        presses += 1;
        await press(page, control, input);
        await page.waitForFunction((count) => window.benchPressesMs.size === count, presses);
        if (presses === PRESSES) throw new Enough();
      },
      // No press by a pointer or a key, so that it isn't recorded.
      operate: (control: Locator) => control.dispatchEvent('click'),
      // The page's clock runs.
      pass: () => Promise.resolve(),
    };
    await DRIVERS[game].play(page, hands, 0).catch((reason: unknown) => {
      if (!(reason instanceof Enough)) throw reason;
    });
    timesMs.push(...(await page.evaluate(() => [...window.benchPressesMs.values()])));
  }
  return { [game]: timesMs };
}

/** Ends a game in its midst. */
class Enough extends Error {}

/**
 * Presses a button. As with a person, the pointer or the focus is there before. A locator's `click()` and
 * `press()` would first look for their target in the page, which would be measured too.
 */
async function press(page: Page, button: Locator, input: (typeof INPUTS)[number]): Promise<void> {
  await (input === 'keyboard' ? button.focus() : button.hover());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  if (input === 'keyboard') return page.keyboard.press('Enter');
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Runs in the page. The Event Timing API reports when a press was really painted, in steps of 8 ms,
 * but nothing below 16 ms, where the task after the next frame is used instead.
 * Source: https://web.dev/articles/inp, whose metric this is.
 */
function recordPresses(): void {
  const pressesMs = new Map<number, number>();
  window.benchPressesMs = pressesMs;

  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (pressesMs.has(startTime)) pressesMs.set(startTime, duration);
    }
  });
  const shortestEvents = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(shortestEvents);

  const record = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element) || target.closest('button') === null) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        pressesMs.set(timeStamp, performance.now() - timeStamp);
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  addEventListener('keydown', (event) => event.key === 'Enter' && record(event), true);
  // Enter on a button also fires a click, but one without a pointer.
  addEventListener('click', (event) => event.detail > 0 && record(event), true);
}
