import type { Page } from '@playwright/test';
import { button } from '../../support/game.ts';
import type { LanguageCode } from '../../support/languages.ts';
import {
  board,
  cardAt,
  memoryTextsOf,
  openMemory,
  pairsOf,
  playTurns,
  resultPanel,
} from '../../support/memory.ts';
import type { StagedGame } from '../stages.ts';

/** A new deck takes this long. */
const LOADING_MS = 300;

export function stages(code: LanguageCode): StagedGame {
  const texts = memoryTextsOf(code);
  const pairs = pairsOf('hard');
  const around = (page: Page) => [
    page.getByRole('region', { name: texts.logbook, exact: true }),
    board(page, texts),
  ];
  return {
    open: (page) => openMemory(page, texts, 'hard'),
    stages: [
      { name: 'begun', reach: (page) => cardAt(page, texts, 0).click(), seen: around },
      {
        name: 'in play',
        isLikeBefore: true,
        reach: async (page) => {
          await button(page, texts.newGame).click();
          await page.clock.runFor(LOADING_MS);
          await playTurns(page, texts, pairs.slice(0, 3));
        },
        seen: around,
      },
      {
        name: 'ended',
        isOver: true,
        reach: (page) => playTurns(page, texts, pairs.slice(3)),
        seen: (page) => [board(page, texts), resultPanel(page, texts), button(page, texts.newGame)],
      },
    ],
  };
}
