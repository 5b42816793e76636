import type { Page } from '@playwright/test';
import { board, button, cellAt, TOAST_MS } from '../../../support/game.ts';
import {
  activate,
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  toasts,
} from '../../../support/page.ts';
import {
  arrivalAnnouncement,
  CHALLENGE_PATH,
  COUNT,
  expectedPuzzle,
  expectPuzzle,
  expectSolved,
  listButtons,
  passMiss,
  passProof,
  passSight,
  puzzleTextsOf,
  solveAllQuickly,
} from '../../../support/puzzles.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { expect, test } from '../../../support/test.ts';

const texts = puzzleTextsOf('en');

test.use({ knowsIdeas: false, hasDeclinedLog: false });

const WAYS: Rules = {
  'Previous and Next go from the first to the last, keep focus and end there [R73]': async (
    page,
  ) => {
    const previous = button(page, texts.previous);
    const next = button(page, texts.next);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await previous.focus();
    await page.keyboard.press('Enter');
    await expectPuzzle(page, texts, expectedPuzzle(1), 'open');

    await next.focus();
    for (let number = 2; number <= COUNT; number += 1) {
      await expect(next).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expectPuzzle(page, texts, expectedPuzzle(number), 'open');
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).not.toHaveAttribute('disabled');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPuzzle(page, texts, expectedPuzzle(COUNT), 'open');

    await previous.focus();
    for (let number = COUNT - 1; number >= 1; number -= 1) {
      await page.keyboard.press('Space');
      await expectPuzzle(page, texts, expectedPuzzle(number), 'open');
    }
    await expectSolved(page, texts, []);
  },
  'a button of the list shows its puzzle; the current one changes and says nothing': async (
    page,
  ) => {
    await forgetAnnouncements(page);
    for (const number of [4, 2, 6, 6, 1]) {
      await listButtons(page)
        .nth(number - 1)
        .click();
      await expectPuzzle(page, texts, expectedPuzzle(number), 'open');
    }
    await button(page, texts.next).click();
    await expect
      .poll(() => liveTexts(page))
      .toEqual([4, 2, 6, 1, 2].map((number) => arrivalAnnouncement(texts, expectedPuzzle(number))));
  },
  'a solved puzzle stays solved while others are shown; a wrong answer there is told anew [R138]':
    async (page) => {
      await cellAt(page, texts, 7).click();
      await button(page, texts.next).click();
      await cellAt(page, texts, 1).click();
      await passMiss(page);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expectPuzzle(page, texts, expectedPuzzle(2), 'open');
      await button(page, texts.previous).click();
      await expectPuzzle(page, texts, expectedPuzzle(1), 'solved');
      await expectSolved(page, texts, [1]);
      await page.clock.runFor(TOAST_MS);
      for (const cell of [0, 7, 8]) await cellAt(page, texts, cell).click({ force: true });
      await expectPuzzle(page, texts, expectedPuzzle(1), 'solved');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(toasts(page, texts.notifications)).toHaveCount(0);
    },
  'Reset opens a solved puzzle again, which stays counted and counts once; the board is described by the task or its solution [R72]':
    async (page) => {
      const task = 'Skull Pirates to move. One square ends the battle at once. Which?';
      await expect(board(page, texts)).toHaveAccessibleDescription(task);
      await button(page, texts.reset).click();
      await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
      await cellAt(page, texts, 7).click();
      await button(page, texts.reset).click();
      await expect(button(page, texts.reset)).toBeFocused();
      await expect(board(page, texts)).toHaveAccessibleDescription(task);
      await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
      await expectSolved(page, texts, [1]);
      await cellAt(page, texts, 7).click();
      await passSight(page);
      await expectPuzzle(page, texts, expectedPuzzle(1), 'solved');
      await expectSolved(page, texts, [1]);
      await expect(board(page, texts)).toHaveAccessibleDescription(
        /^Three skulls in the middle column\./,
      );
    },
  'at six of six a reset leaves the end as it is, and another solution does not end it again':
    async (page) => {
      await solveAllQuickly(page, texts);
      await passProof(page);
      await expect(button(page, texts.startOver)).toBeVisible();
      await page.clock.runFor(TOAST_MS);
      await button(page, texts.reset).click();
      await expect(button(page, texts.startOver)).toBeVisible();
      await cellAt(page, texts, expectedPuzzle(COUNT).solution).click();
      await passSight(page);
      await expectPuzzle(page, texts, expectedPuzzle(COUNT), 'all solved');
      await expect(toasts(page, texts.notifications).getByRole('paragraph')).toHaveText([
        texts.correct,
        texts.correctLine,
      ]);
    },
  'leaving or loading anew begins with nothing solved, and nothing is stored [X34]': async (
    page,
  ) => {
    await cellAt(page, texts, 7).click();
    await passSight(page);
    await expectSolved(page, texts, [1]);
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(kept.toSorted()).toEqual(['cookieConsent', 'languageOffer']);
    await page.reload();
    await expectSolved(page, texts, []);
    await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
  },
};

test('one way after the other, each from a page where nothing is solved', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, CHALLENGE_PATH);
  await tryRules(page, leaveAndComeBack, WAYS);
});

/** Goes to a page of text and back, which opens every puzzle again; no toast is left. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await activate(page.getByRole('contentinfo').locator('a[href="/contact"]'));
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
  await page.clock.runFor(TOAST_MS);
}
