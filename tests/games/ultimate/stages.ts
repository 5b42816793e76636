import type { Page } from '@playwright/test';
import { button, seeResult, turnBanner } from '../../support/game.ts';
import { pathIn, type LanguageCode } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import {
  board,
  DECIDED_MS,
  hasten,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';
import type { StagedGame } from '../stages.ts';

export function stages(code: LanguageCode): StagedGame {
  const texts = ultimateTextsOf(code);
  const moves = SKULL_WIN.notation.split(' ');
  const play = async (page: Page, part: readonly string[]) => {
    await button(page, texts.newBattle).click();
    await hasten(page, texts, part.join(' '));
  };
  const inPlay = (page: Page) => [turnBanner(page, texts), board(page, texts)];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, ULTIMATE_PATH)),
    stages: [
      { name: 'at a free choice', reach: () => Promise.resolve(), seen: inPlay },
      { name: 'begun', reach: (page) => play(page, moves.slice(0, 1)), seen: inPlay },
      {
        name: 'in play',
        isLikeBefore: true,
        reach: (page) => play(page, moves.slice(0, 13)),
        seen: inPlay,
      },
      {
        name: 'ended',
        isOver: true,
        reach: async (page) => {
          await play(page, moves);
          await seeResult(page, DECIDED_MS);
        },
        seen: (page) => [...inPlay(page), button(page, texts.newBattle)],
      },
    ],
  };
}
