import type { Locator, Page } from '@playwright/test';
import { letGo, press, showWhole, untilToastsAreGone } from './arrange.ts';

/** Cells numbered row by row. */
type Cells = readonly number[];

const IN_PLAY: Cells = [0, 2, 4, 5];
const SKULL_WINS: Cells = [...IN_PLAY, 6, 3, 8];
const DRAW: Cells = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const LAST_CORNER = 8;

/** Longer than the celebration and every toast. */
const FINALE_MS = 6000;

/** A game under way, with the pointer over the corner that wins. */
export async function playOn(page: Page): Promise<void> {
  await play(page, IN_PLAY);
  await cellAt(page, LAST_CORNER).hover();
}

/** A finished board as it looks after the celebration. */
export async function winAndClose(page: Page): Promise<void> {
  await win(page);
  await page.keyboard.press('Escape');
  await untilToastsAreGone(page, FINALE_MS);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('main > * [aria-hidden] > img').waitFor({ state: 'detached' });
  await letGo(page);
}

export async function win(page: Page): Promise<void> {
  await finish(page, SKULL_WINS);
}

export async function draw(page: Page): Promise<void> {
  await finish(page, DRAW);
}

/** A whole game, up to its overlay. */
async function finish(page: Page, moves: Cells): Promise<void> {
  await play(page, moves);
  await page.locator('dialog[open]').waitFor();
}

async function play(page: Page, moves: Cells): Promise<void> {
  await showWhole(page);
  for (const move of moves) {
    const cell = cellAt(page, move);
    await press(cell, async () => (await cell.getAttribute('aria-disabled')) === 'true');
  }
  await page.mouse.move(0, 0);
}

function cellAt(page: Page, cell: number): Locator {
  return page.locator('[role=grid] button').nth(cell);
}
