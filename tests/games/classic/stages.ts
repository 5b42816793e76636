import type { Page } from '@playwright/test';
import {
  board,
  button,
  cellAt,
  OVERLAY_DEAF_MS,
  playQuickly,
  seeResult,
  SKULL_WIN,
  turnBanner,
} from '../../support/game.ts';
import { pathIn, textsOf, type LanguageCode } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import type { StagedGame } from '../stages.ts';

export function stages(code: LanguageCode): StagedGame {
  const texts = textsOf(code);
  const { moves } = SKULL_WIN;
  const around = (page: Page) => [
    turnBanner(page, texts),
    board(page, texts),
    button(page, texts.newGame),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, '/')),
    stages: [
      {
        name: 'begun',
        reach: (page) => cellAt(page, texts, moves[0] ?? 0).click(),
        seen: around,
      },
      {
        name: 'in play',
        reach: (page) => playQuickly(page, texts, moves.slice(1, -1)),
        seen: around,
      },
      {
        name: 'ended',
        reach: async (page) => {
          await playQuickly(page, texts, moves.slice(-1));
          await seeResult(page);
          await button(page, texts.battleAgain).waitFor();
        },
        seen: (page) => [
          page.getByRole('heading', { name: texts.piratesHeadline }),
          button(page, texts.battleAgain),
        ],
      },
      {
        name: 'the board after the end',
        isOver: true,
        reach: async (page) => {
          await page.clock.runFor(OVERLAY_DEAF_MS);
          await button(page, texts.seeTheBoard).click();
        },
        seen: around,
      },
    ],
  };
}
