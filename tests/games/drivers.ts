import type { Page } from '@playwright/test';
import { gamePath, GAMES, type GameId } from '#games/catalogue.ts';
import { SEED, takeChanceAway } from '../support/memory.ts';
import { openWithStillClock } from '../support/page.ts';
import { DRIVER as classic } from './classic.ts';
import { DRIVER as connectFour } from './connect-four.ts';
import type { Driver } from './driver.ts';
import { DRIVER as memory } from './memory.ts';
import { DRIVER as puzzles } from './puzzles.ts';
import { DRIVER as ultimate } from './ultimate.ts';

/** How each game is played by a machine. */
export const DRIVERS: Readonly<Record<GameId, Driver>> = {
  classic,
  'connect-four': connectFour,
  memory,
  ultimate,
  puzzles,
};

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
