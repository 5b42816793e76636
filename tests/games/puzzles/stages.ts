import type { Page } from '@playwright/test';
import { PROOF_MS } from '#games/puzzles/session.ts';
import { button, cellAt, turnBanner } from '../../support/game.ts';
import { pathIn, type LanguageCode } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import {
  CHALLENGE_PATH,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  listButtons,
  passSight,
  puzzleTextsOf,
} from '../../support/puzzles.ts';
import type { StagedGame } from '../stages.ts';

/** A line is drawn, and seen alone, in this time. */
const LINE_MS = 410 + 600;

export function stages(code: LanguageCode): StagedGame {
  const texts = puzzleTextsOf(code);
  const around = (page: Page) => [
    turnBanner(page, texts),
    page.getByRole('grid', { name: texts.board, exact: true }),
  ];
  const solve = async (page: Page, number: number, solution: number) => {
    await listButtons(page)
      .nth(number - 1)
      .click();
    await cellAt(page, texts, solution).click();
  };
  return {
    open: (page) => openWithStillClock(page, pathIn(code, CHALLENGE_PATH)),
    stages: [
      { name: 'begun', reach: () => Promise.resolve(), seen: around },
      {
        name: 'one solved',
        isLikeBefore: true,
        reach: async (page) => {
          await solve(page, 2, expectedPuzzle(2).solution);
          await passSight(page);
        },
        seen: (page) => [...around(page), button(page, texts.next)],
      },
      {
        name: 'ended',
        isOver: true,
        // An easy one comes last: the toast of its answer is still there then.
        reach: async (page) => {
          for (const { number, solution } of EXPECTED_PUZZLES.slice(2)) {
            await solve(page, number, solution);
            await passSight(page);
          }
          const { number, solution } = expectedPuzzle(1);
          await solve(page, number, solution);
          await passSight(page, undefined, LINE_MS + PROOF_MS.easy);
        },
        seen: (page) => [...around(page), button(page, texts.startOver)],
      },
    ],
  };
}
