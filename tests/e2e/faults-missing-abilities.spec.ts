import type { Page } from '@playwright/test';
import { FIVE_GAMES, openGame } from '../support/five-games.ts';
import { PATH as MEMORY_PATH } from '../support/memory.ts';
import { expect, test } from '../support/test.ts';

/** What an old, odd or locked down browser may lack. */
const ABILITIES = [
  'matchMedia',
  'IntersectionObserver',
  'PerformanceObserver',
  'AudioContext',
  'Worker',
  'localStorage',
] as const;

for (const game of FIVE_GAMES) {
  test(`${game.path} is played to its end where ${ABILITIES.join(', ')} are absent`, async ({
    page,
    faults,
  }) => {
    faults.expect(/^warning: Nothing can be stored: what is kept lasts as long as this page\./);
    if (game.path === MEMORY_PATH) faults.expect(/^warning: Sounds cannot be played\./);
    await takeAway(page);
    await openGame(page, game);
    expect(
      await page.evaluate((names) => names.filter((name) => name in window), ABILITIES),
    ).toEqual([]);
    await game.playToTheEnd(page);
    await expect(page.locator('main img:not([src])'), 'pictures that wait').toHaveCount(0);
  });
}

async function takeAway(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(window, name);
  }, ABILITIES);
}
