import type { Page } from '@playwright/test';
import { button, cellAt, turnBanner } from '../../support/game.ts';
import { pathIn, type LanguageCode } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import {
  CHALLENGE_PATH,
  expectedPuzzle,
  passProof,
  passSight,
  puzzleTextsOf,
  solveAllQuickly,
} from '../../support/puzzles.ts';
import type { StagedGame } from '../stages.ts';

export function stages(code: LanguageCode): StagedGame {
  const texts = puzzleTextsOf(code);
  const around = (page: Page) => [
    turnBanner(page, texts),
    page.getByRole('grid', { name: texts.board, exact: true }),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, CHALLENGE_PATH)),
    stages: [
      { name: 'begun', reach: () => Promise.resolve(), seen: around },
      {
        name: 'one solved',
        isLikeBefore: true,
        reach: async (page) => {
          await cellAt(page, texts, expectedPuzzle(1).solution).click();
          await passSight(page);
        },
        seen: (page) => [...around(page), button(page, texts.next)],
      },
      {
        name: 'ended',
        isOver: true,
        reach: async (page) => {
          await solveAllQuickly(page, texts);
          await passProof(page);
        },
        seen: (page) => [...around(page), button(page, texts.startOver)],
      },
    ],
  };
}
