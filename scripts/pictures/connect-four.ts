import type { Page } from '@playwright/test';
import { parseMoves } from '#games/connect-four/notation.ts';
import { letGo, press, showWhole } from './arrange.ts';

const GAME = parseMoves('5353453354543543441777111622266') ?? [];
const PLIES_IN_PLAY = 18;
const AIMED_COLUMN = 5;

/** A battle under way, with the pointer over a column. */
export async function playOn(page: Page): Promise<void> {
  await play(page, PLIES_IN_PLAY);
  await columnAt(page, AIMED_COLUMN).hover();
}

/** Four in a row, at the moment of the toast. */
export async function win(page: Page): Promise<void> {
  await play(page, GAME.length);
}

async function play(page: Page, plies: number): Promise<void> {
  await showWhole(page);
  for (const [ply, column] of GAME.slice(0, plies).entries()) {
    const discs = page.locator('[role=grid] [role=gridcell] img');
    await press(columnAt(page, column), async () => (await discs.count()) > ply);
  }
  await letGo(page);
}

function columnAt(page: Page, column: number) {
  return page.locator('[role=grid] button').nth(column);
}
