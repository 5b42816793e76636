import {
  board,
  button,
  cellAt,
  expectBoard,
  expectScore,
  GAMES,
  OVERLAY_DEAF_MS,
  OVERLAY_LIMIT_MS,
  playQuickly,
  seeResult,
  SKULL_WIN,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import { inTurn, type Driver } from '../driver.ts';

const texts = textsOf('en');

export const DRIVER: Driver = {
  async play(page, hands, game) {
    for (const cell of inTurn(GAMES, game).moves) await hands.press(cellAt(page, texts, cell));
    await hands.pass(OVERLAY_LIMIT_MS);
    await button(page, texts.battleAgain).waitFor();
    await hands.pass(OVERLAY_DEAF_MS);
    await hands.operate(button(page, texts.battleAgain));
  },

  async playToTheEnd(page) {
    await playQuickly(page, texts, SKULL_WIN.moves);
    await expectBoard(page, texts, SKULL_WIN);
    await seeResult(page);
    await button(page, texts.battleAgain).waitFor();
    await page.clock.runFor(OVERLAY_DEAF_MS);
    await expectScore(page, 'en', SKULL_WIN.score);
    await button(page, texts.battleAgain).click();
    await expectBoard(page, texts, { moves: [] });
  },

  touch: {
    open: (page) => openWithStillClock(page, '/'),
    places: (page) => [cellAt(page, texts, 0), cellAt(page, texts, 4), cellAt(page, texts, 8)],
    taken: (page) =>
      board(page, texts)
        .getByRole('button', { name: /, (skull|treasure)/u })
        .count(),
  },
};
