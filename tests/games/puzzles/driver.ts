import { board, button, cellAt } from '../../support/game.ts';
import { openWithStillClock, otherTexts, recordAnnouncements } from '../../support/page.ts';
import {
  CHALLENGE_PATH,
  COUNT,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  expectPuzzle,
  expectSolved,
  passMiss,
  passProof,
  puzzleTextsOf,
  solveAllQuickly,
  wrongCells,
} from '../../support/puzzles.ts';
import type { Driver } from '../driver.ts';

const texts = puzzleTextsOf('en');

export const DRIVER: Driver = {
  async play(page, hands) {
    for (const puzzle of EXPECTED_PUZZLES) {
      const [wrong = 0] = wrongCells(puzzle);
      await hands.press(cellAt(page, texts, wrong));
      await passMiss(page, hands.pass);
      const solution = cellAt(page, texts, puzzle.solution);
      await solution.and(page.locator(':not([aria-disabled])')).waitFor();
      await hands.press(solution);
      const isLast = puzzle.number === COUNT;
      if (isLast) await passProof(page, hands.pass);
      await hands.operate(button(page, isLast ? texts.startOver : texts.next));
    }
  },

  async playToTheEnd(page) {
    const numbers = EXPECTED_PUZZLES.map(({ number }) => number);
    await solveAllQuickly(page, texts);
    await passProof(page);
    await expectSolved(page, texts, numbers);
    await expectPuzzle(page, texts, expectedPuzzle(COUNT), 'all solved');
    await button(page, texts.startOver).click();
    await expectSolved(page, texts, []);
  },

  touch: {
    open: async (page) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, CHALLENGE_PATH);
    },
    places: (page) => {
      const [one = 0, another = 0, third = 0] = wrongCells(expectedPuzzle(1));
      return [cellAt(page, texts, one), cellAt(page, texts, another), cellAt(page, texts, third)];
    },
    showMove: passMiss,
    // A wrong answer is on the board, where it closes all cells, or has been told.
    taken: async (page) => {
      const told = (await otherTexts(page)).filter((text) => text.startsWith(texts.tryAgain));
      const open = board(page, texts).locator('button:not([aria-disabled])');
      return told.length + ((await open.count()) === 0 ? 1 : 0);
    },
  },
};
