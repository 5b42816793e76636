import type { Browser, Locator } from '@playwright/test';
import { GAMES, gamePath, type GameId } from '#games/catalogue.ts';
import { DRIVERS } from '../../../tests/games/drivers.ts';
import { SEED, takeChanceAway } from '../../../tests/support/memory.ts';
import type { Series } from './comparison.ts';
import { createStopwatch, INPUTS } from './presses.ts';
import { withBothServed } from './served.ts';
import { openSlowPage } from './slow-page.ts';
import { inTurns, type Checkouts } from './turns.ts';

const ROUNDS = 5;
/** Each page plays this many games, alternating between pointer and keyboard. */
const GAMES_A_ROUND = 2;

/** Times presses on every game's board, from the press to the paint after it, on a slow phone. */
export function measureMoves(checkouts: Checkouts): Promise<readonly Series[]> {
  return withBothServed(checkouts, async (browser, urls) => {
    const series: Series[] = [];
    for (const { id } of GAMES) {
      series.push({
        name: id,
        rounds: await inTurns(ROUNDS, urls, (url) => timeMoves(browser, url, id)),
      });
    }
    return series;
  });
}

async function timeMoves(browser: Browser, url: string, id: GameId): Promise<readonly number[]> {
  const page = await openSlowPage(browser, url);
  // Both builds deal the same cards.
  await page.addInitScript(takeChanceAway, SEED);
  const stopwatch = await createStopwatch(page);
  await page.goto(new URL(gamePath(id), url).href, { waitUntil: 'networkidle' });
  for (let game = 0; game < GAMES_A_ROUND; game += 1) {
    const input = INPUTS[game % INPUTS.length] ?? 'pointer';
    const hands = {
      press: (control: Locator) => stopwatch.press(control, input),
      operate: (control: Locator) => control.click(),
      // The page's clock runs.
      pass: () => Promise.resolve(),
    };
    await DRIVERS[id].play(page, hands, game);
  }
  const timesMs = await stopwatch.timesMs();
  await page.context().close();
  return timesMs;
}
