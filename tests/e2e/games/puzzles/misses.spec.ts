import type { Page } from '@playwright/test';
import { ANSWERED_MS, TRY_MS } from '#games/puzzles/session.ts';
import { board, button, cellAt, placed } from '../../../support/game.ts';
import { openWithStillClock, settle } from '../../../support/page.ts';
import {
  CHALLENGE_PATH,
  expectedPuzzle,
  expectPuzzle,
  listButtons,
  passMiss,
  puzzleTextsOf,
} from '../../../support/puzzles.ts';
import { expect, test } from '../../../support/test.ts';

const texts = puzzleTextsOf('en');

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a wrong cell shows its piece, then the rival's answer, 700 ms together, before anything is told; motion: ${reducedMotion} [R71]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openWithStillClock(page, CHALLENGE_PATH);
    const cell = cellAt(page, texts, 0);
    await cell.click();
    await expect(cell).toHaveAccessibleName(placed(texts.skull, 0));
    await expectAllClosed(page);
    await settle(page);
    await page.clock.runFor(TRY_MS - 1);
    await expect(cellAt(page, texts, 7)).toHaveAccessibleName(placed(texts.empty, 7));
    await page.clock.runFor(1);
    await expect(cellAt(page, texts, 7)).toHaveAccessibleName(placed(texts.winningTreasure, 7));
    await expectAllClosed(page);
    await expect(cell, 'focus stays').toBeFocused();
    await page.keyboard.press('Enter');
    await settle(page);
    await page.clock.runFor(ANSWERED_MS - 1);
    await expect(cell).toHaveAccessibleName(placed(texts.skull, 0));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('alert')).toContainText(texts.tryAgainLine);
    await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
    await expect(cell).toBeFocused();
  });
}

test('Next, Reset and the list end a wrong answer at once, and it is not told', async ({
  page,
}) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  const ways = [
    { end: button(page, texts.reset), shown: 1 },
    { end: button(page, texts.next), shown: 2 },
    { end: listButtons(page).nth(0), shown: 1 },
  ];
  for (const { end, shown } of ways) {
    await page.locator('[role="gridcell"] button:not([aria-disabled])').first().click();
    await expectAllClosed(page);
    await end.click();
    await expectPuzzle(page, texts, expectedPuzzle(shown), 'open');
    await passMiss(page);
    await expectPuzzle(page, texts, expectedPuzzle(shown), 'open');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

async function expectAllClosed(page: Page): Promise<void> {
  await expect(board(page, texts).locator('button:not([aria-disabled="true"])')).toHaveCount(0);
}
