import type { Page } from '@playwright/test';
import { PROOF_MS } from '#games/puzzles/session.ts';
import {
  button,
  cellAt,
  expectTurn,
  PLACE_MS,
  tabToBoard,
  TOAST_MS,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import {
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  otherTexts,
  recordAnnouncements,
  settle,
  toasts,
} from '../../../support/page.ts';
import {
  answerByKeyboard,
  arrivalAnnouncement,
  CHALLENGE_PATH,
  COUNT,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  expectPuzzle,
  expectSolved,
  listButtons,
  missAnnouncement,
  passMiss,
  passProof,
  passSight,
  puzzleTextsOf,
  solutionAnnouncement,
  solveAllQuickly,
  wrongCells,
  type PuzzleTexts,
} from '../../../support/puzzles.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const LAST = expectedPuzzle(COUNT);
/** A line is drawn in this time once its last piece has landed. */
/** It is drawn, and then seen alone. */
const LINE_MS = 410 + 600;

// What moves is not the subject here, and drawing it takes longer than everything else.
test.use({ reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = puzzleTextsOf(code);

  test(
    `${code}: all six puzzles by mouse, a wrong cell first, to Start Over [R3, R70, R71, R73, R93, R153]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      const solved: number[] = [];
      for (const puzzle of EXPECTED_PUZZLES) {
        await expectPuzzle(page, texts, puzzle, 'open');
        await cellAt(page, texts, wrongCells(puzzle).at(-1) ?? -1).click();
        await passMiss(page);
        await expectAlert(page, texts);
        await expectPuzzle(page, texts, puzzle, 'open');
        await expectSolved(page, texts, solved);

        await cellAt(page, texts, puzzle.solution).click();
        await passSight(page);
        solved.push(puzzle.number);
        await expectPuzzle(page, texts, puzzle, puzzle === LAST ? 'last solved' : 'solved');
        await expectSolved(page, texts, solved);
        await expect(toasts(page, texts.notifications).getByRole('paragraph')).toHaveText([
          texts.correct,
          texts.correctLine,
        ]);
        if (puzzle !== LAST) {
          await expect(button(page, texts.startOver)).toHaveCount(0);
          await button(page, texts.next).click();
        }
      }
      await passProof(page);
      await expectPuzzle(page, texts, LAST, 'all solved');
      const otherGames = page.getByRole('main').getByRole('navigation').last().getByRole('link');
      await expect(otherGames).toHaveCount(2);
      await expect(page.locator('[data-celebration] > *'), 'a chest and six drawings').toHaveCount(
        7,
      );

      await button(page, texts.startOver).click();
      await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
      await expectSolved(page, texts, []);
      await expect(button(page, texts.startOver)).toHaveCount(0);
      await expect(toasts(page, texts.notifications).last().getByRole('paragraph')).toHaveText([
        texts.startedOver,
        texts.startedOverLine,
      ]);
    },
  );

  test(
    `${code}: all six puzzles by keyboard alone, a wrong cell first, and Start Over [R131]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      await tabToBoard(page, texts);
      let current = 0;
      for (const puzzle of EXPECTED_PUZZLES) {
        const [wrong = -1] = wrongCells(puzzle);
        await answerByKeyboard(page, current, wrong);
        await passMiss(page);
        await expectAlert(page, texts);
        await expect(cellAt(page, texts, wrong)).toBeFocused();
        await answerByKeyboard(page, wrong, puzzle.solution);
        await (puzzle === LAST ? passProof : passSight)(page);
        await expectPuzzle(page, texts, puzzle, puzzle === LAST ? 'all solved' : 'solved');
        await expect(cellAt(page, texts, puzzle.solution)).toBeFocused();
        current = puzzle.solution;
        if (puzzle !== LAST) {
          await page.keyboard.press('Shift+Tab');
          await expect(button(page, texts.next)).toBeFocused();
          await page.keyboard.press('Space');
          await expectPuzzle(page, texts, expectedPuzzle(puzzle.number + 1), 'open');
          await expect(button(page, texts.next), 'Next keeps focus').toBeFocused();
          await page.keyboard.press('Shift+Tab');
          await page.keyboard.press('Shift+Tab');
          await expect(cellAt(page, texts, current)).toBeFocused();
        }
      }
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
      await expect(button(page, texts.startOver)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
      await expect(cellAt(page, texts, current), 'focus is not lost').toBeFocused();
    },
  );

  test(
    `${code}: the live region tells answers and puzzles, toasts tell right and wrong, each once`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      expect(await liveTexts(page), 'said at load').toEqual([]);
      const [wrong = -1] = wrongCells(expectedPuzzle(1));
      for (let misses = 0; misses < 2; misses += 1) {
        await cellAt(page, texts, wrong).click();
        await passMiss(page);
      }
      await solveAllQuickly(page, texts);
      await passProof(page);
      await listButtons(page).nth(0).click();
      await button(page, texts.reset).click();
      await button(page, texts.startOver).click();
      await expect
        .poll(() => otherTexts(page))
        .toContain(texts.startedOver + texts.startedOverLine);
      await page.clock.runFor(TOAST_MS);

      const moves = EXPECTED_PUZZLES.flatMap((puzzle) => {
        const said = solutionAnnouncement(texts, puzzle);
        if (puzzle === LAST) return [said, texts.allSolvedAnnouncement];
        return [said, arrivalAnnouncement(texts, expectedPuzzle(puzzle.number + 1))];
      });
      const missed = missAnnouncement(texts, expectedPuzzle(1), wrong, 7);
      await expect
        .poll(() => liveTexts(page))
        .toEqual([
          missed,
          `${missed} ${texts.hintDue}`,
          ...moves,
          arrivalAnnouncement(texts, expectedPuzzle(1), true),
          `${texts.resetAnnouncement} ${texts.skullsToMoveAnnouncement}`,
          arrivalAnnouncement(texts, expectedPuzzle(1)),
        ]);
      const tryAgain = texts.tryAgain + texts.tryAgainLine;
      const correct = texts.correct + texts.correctLine;
      await expect
        .poll(() => otherTexts(page))
        .toEqual([
          tryAgain,
          tryAgain,
          ...Array<string>(COUNT).fill(correct),
          texts.startedOver + texts.startedOverLine,
        ]);
    },
  );
}

test('a right answer is told when its piece has landed and its line has been drawn and seen, at once where motion is reduced [R143]', async ({
  page,
}) => {
  const texts = puzzleTextsOf('en');
  await recordAnnouncements(page);
  await openWithStillClock(page, CHALLENGE_PATH);
  for (const [reducedMotion, seenMs] of [
    ['no-preference', [PLACE_MS, LINE_MS]],
    ['reduce', []],
  ] as const) {
    await test.step(`motion: ${reducedMotion}`, async () => {
      await forgetAnnouncements(page);
      await button(page, texts.reset).click();
      await page.clock.runFor(TOAST_MS);
      await page.emulateMedia({ reducedMotion });
      // That it is set up again is told once it has been painted.
      await expect.poll(() => liveTexts(page)).not.toEqual([]);
      await forgetAnnouncements(page);
      await cellAt(page, texts, expectedPuzzle(1).solution).click();
      for (const [index, ms] of seenMs.entries()) {
        await settle(page);
        await page.clock.runFor(ms - 1);
        await expect.poll(() => liveTexts(page)).toHaveLength(index);
        await expectTurn(
          page,
          texts,
          texts.skullsToMove,
          ...(index === 0 ? [texts.findSquare] : []),
        );
        await page.clock.runFor(1);
      }
      await expectPuzzle(page, texts, expectedPuzzle(1), 'solved');
      await expect
        .poll(() => liveTexts(page))
        .toEqual([solutionAnnouncement(texts, expectedPuzzle(1))]);
      await expect(toasts(page, texts.notifications)).toHaveCount(1);
    });
  }
});

test('the sixth answer is told like any other; that all six are solved, once what proves it has been seen [R143, R181]', async ({
  page,
}) => {
  const texts = await openAtProof(page);
  for (const ms of [0, PROOF_MS.hard - 1]) {
    await page.clock.runFor(ms);
    await expectPuzzle(page, texts, LAST, 'last solved');
    await expect(button(page, texts.startOver)).toHaveCount(0);
    await expect(page.locator('[data-celebration]')).toHaveCount(0);
  }
  await page.clock.runFor(1);
  await settle(page);
  await expectPuzzle(page, texts, LAST, 'all solved');
  await expect(page.locator('[data-celebration] > *'), 'a chest and six drawings').toHaveCount(7);
});

test('who has seen enough of the sixth answer goes on to the end by Next, which keeps the focus [R143]', async ({
  page,
}) => {
  const texts = await openAtProof(page);
  const next = button(page, texts.next);
  await expect(next).not.toHaveAttribute('aria-disabled');
  await next.press('Enter');
  await settle(page);
  await expectPuzzle(page, texts, LAST, 'all solved');
  await expect(page.locator('[data-celebration] > *'), 'a chest and six drawings').toHaveCount(7);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

/** Opens the Challenge where its last answer has been told, and what proves it is to be seen; returns its texts. */
async function openAtProof(page: Page): Promise<PuzzleTexts> {
  const texts = puzzleTextsOf('en');
  await openWithStillClock(page, CHALLENGE_PATH);
  await solveAllQuickly(page, texts);
  await settle(page);
  return texts;
}

/** Asserts that a single alert reports a wrong answer, however many there were. */
async function expectAlert(page: Page, texts: PuzzleTexts): Promise<void> {
  const region = page.getByRole('region', { name: texts.notifications, exact: true });
  await expect(region.getByRole('alert')).toHaveCount(1);
  await expect(region.getByRole('alert').getByRole('paragraph')).toHaveText([
    texts.tryAgain,
    texts.tryAgainLine,
  ]);
}
