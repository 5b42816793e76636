import type { Page } from '@playwright/test';
import { PUZZLE_IDS, PUZZLES } from '#games/puzzles/collection.ts';
import { letGo, press, showWhole, untilToastsAreGone } from './arrange.ts';

const TOAST_MS = 5000;

/** The third puzzle, with two solved. */
export async function playOn(page: Page): Promise<void> {
  await solve(page, 2);
  await untilToastsAreGone(page, TOAST_MS);
  await letGo(page);
}

/** All six solved, at the moment of the toasts. */
export async function solveAll(page: Page): Promise<void> {
  await solve(page, PUZZLE_IDS.length);
  await letGo(page);
}

async function solve(page: Page, count: number): Promise<void> {
  await showWhole(page);
  for (const [index, id] of PUZZLE_IDS.slice(0, count).entries()) {
    const cell = page.locator('[role=grid] button').nth(PUZZLES[id].solution);
    await press(cell, async () => (await cell.getAttribute('aria-disabled')) === 'true');
    if (index < PUZZLE_IDS.length - 1)
      await page
        .locator('main li button')
        .nth(index + 1)
        .click();
  }
}
