import type { Page } from '@playwright/test';
import { parseMoves } from '#games/ultimate/notation.ts';
import { placeOf } from '#games/ultimate/rules.ts';
import { letGo, press, showWhole } from './arrange.ts';

const GAME =
  parseMoves(
    'C5 E5 E3 C1 A5 E1 A1 A9 I5 E9 I7 G5 F5 I3 C3 C7 G1 A3 C4 D5 A6 F7 G9 I9 I6 F3 C6 F9 I4 D7 G7 G4 D3 G6 F8 H5 F2',
  ) ?? [];
const PLIES_TO_A_FORCED_BOARD = 26;
const PLIES_TO_A_FREE_CHOICE = 33;

export async function playOnForcedBoard(page: Page): Promise<void> {
  await play(page, PLIES_TO_A_FORCED_BOARD);
}

export async function chooseFreely(page: Page): Promise<void> {
  await play(page, PLIES_TO_A_FREE_CHOICE);
}

/** Three boards in a line, at the moment of the toast. */
export async function win(page: Page): Promise<void> {
  await play(page, GAME.length);
}

async function play(page: Page, plies: number): Promise<void> {
  await showWhole(page);
  for (const move of GAME.slice(0, plies)) await playMove(page, move);
  await letGo(page);
}

/** The page shows all nine boards or one at a time; in the latter case, a free choice first picks the board. */
async function playMove(page: Page, move: number): Promise<void> {
  const { board, cell } = placeOf(move);
  const grids = page.locator('#game [role=grid]');
  const choice = page.locator('#game li').nth(board).locator('button');
  if ((await grids.count()) === 0) {
    await press(choice, async () => (await grids.count()) === 1);
  }
  const grid = (await grids.count()) === 1 ? grids : grids.nth(board);
  const button = grid.locator('button').nth(cell);
  const before = await page.locator('#game').innerHTML();
  await press(button, async () => (await page.locator('#game').innerHTML()) !== before);
}
