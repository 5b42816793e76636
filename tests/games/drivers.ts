import type { Page } from '@playwright/test';
import { gamePath, GAMES, type GameId } from '#games/catalogue.ts';
import { SEED, takeChanceAway } from '../support/memory.ts';
import { openWithStillClock } from '../support/page.ts';
import { byGame } from './by-game.ts';
import type { Driver } from './driver.ts';

/** How each game is played by a machine. */
export const DRIVERS = await byGame<Driver>('driver.ts', 'DRIVER');

/** A game, its page in English, and how it is played. */
export interface DrivenGame extends Driver {
  readonly id: GameId;
  readonly path: string;
}

/** All games, in the order they are shown. */
export const DRIVEN_GAMES: readonly DrivenGame[] = GAMES.map(({ id }) => ({
  id,
  path: gamePath(id),
  ...DRIVERS[id],
}));

/** Opens a game's page with a still clock and the same random choices each time. */
export async function openGame(page: Page, { path }: DrivenGame): Promise<void> {
  await page.addInitScript(takeChanceAway, SEED);
  await openWithStillClock(page, path);
}
