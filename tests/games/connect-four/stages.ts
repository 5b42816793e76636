import type { Page } from '@playwright/test';
import {
  columnAt,
  DRAW,
  dropQuickly,
  seeEnd,
  ship,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import { button, turnBanner } from '../../support/game.ts';
import { pathIn, type LanguageCode } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import type { StagedGame } from '../stages.ts';

export function stages(code: LanguageCode): StagedGame {
  const texts = shipTextsOf(code);
  const { notation } = DRAW;
  const around = (page: Page) => [
    turnBanner(page, texts),
    ship(page, texts),
    page.locator('#game img[src*="/hull"]').and(page.locator(':visible')),
    button(page, texts.newBattle),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, SHIP_PATH)),
    stages: [
      { name: 'begun', reach: (page) => columnAt(page, texts, 5).click(), seen: around },
      {
        name: 'in play',
        isLikeBefore: true,
        reach: (page) => dropQuickly(page, texts, notation.slice(1, 21)),
        seen: around,
      },
      {
        name: 'ended',
        isOver: true,
        reach: async (page) => {
          await dropQuickly(page, texts, notation.slice(21));
          await seeEnd(page, notation);
        },
        seen: around,
      },
    ],
  };
}
