import { expect } from '@playwright/test';
import {
  ANSWER_DELAY_MS,
  columnAt,
  columnsOf,
  discCount,
  DRAW,
  expectShip,
  modeAt,
  playToTheEnd,
  ship,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
  TREASURE_WIN,
} from '../../support/connect-four.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import { button, RESULT_LIMIT_MS, turnBanner } from '../../support/game.ts';
import { openWithStillClock } from '../../support/page.ts';
import { inTurn, isAgainstComputer, playComputer, type Driver } from '../driver.ts';

const texts = shipTextsOf('en');

export const DRIVER: Driver = {
  async play(page, hands, game) {
    const isOver = turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
    const isComputers = isAgainstComputer(game);
    await openChoice(page, hands.operate);
    await hands.operate(modeAt(page, isComputers ? texts.easy : texts.twoPlayers));
    if (isComputers) await playComputer(hands, ship(page, texts), isOver, ANSWER_DELAY_MS);
    else {
      const { notation } = inTurn([SKULL_WIN, TREASURE_WIN, DRAW], game);
      for (const column of columnsOf(notation)) await hands.press(columnAt(page, texts, column));
    }
    await hands.pass(RESULT_LIMIT_MS);
    await isOver.waitFor();
    await hands.operate(button(page, texts.newBattle));
  },

  // Against the computer, which answers from its worker or from the page.
  async playToTheEnd(page) {
    await openChoice(page);
    await modeAt(page, texts.easy).click();
    await playToTheEnd(page, texts);
    const region = page.getByRole('region', { name: texts.battleScore, exact: true });
    await expect(region.getByRole('definition').last()).toHaveText('1');
    await button(page, texts.newBattle).click();
    await expectShip(page, texts, '');
  },

  touch: {
    open: (page) => openWithStillClock(page, SHIP_PATH),
    places: (page) => [
      columnAt(page, texts, 2),
      columnAt(page, texts, 3),
      columnAt(page, texts, 6),
    ],
    taken: (page) => discCount(page, texts),
  },
};
