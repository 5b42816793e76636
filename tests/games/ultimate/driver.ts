import type { Locator, Page } from '@playwright/test';
import { replay } from '#core/game.ts';
import { forcedBoard, placeOf, ultimateRules } from '#games/ultimate/rules.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import { button, expectScore, RESULT_LIMIT_MS, seeResult, turnBanner } from '../../support/game.ts';
import { openWithStillClock } from '../../support/page.ts';
import {
  ANSWER_DELAY_MS,
  board,
  DECIDED_MS,
  cellAt,
  choice,
  expectField,
  glassCell,
  grids,
  hasten,
  modeAt,
  movesOf,
  SKULL_WIN,
  STALEMATE,
  TREASURE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';
import {
  inTurn,
  isAgainstComputer,
  playComputer,
  stillHands,
  type Driver,
  type Hands,
} from '../driver.ts';

const texts = ultimateTextsOf('en');

export const DRIVER: Driver = {
  async play(page, hands, game) {
    const isOver = turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
    const isComputers = isAgainstComputer(game) && (await isWhole(page));
    await openChoice(page, hands.operate);
    await hands.operate(modeAt(page, isComputers ? texts.easy : texts.twoPlayers));
    if (isComputers) await playComputer(hands, board(page, texts), isOver, ANSWER_DELAY_MS);
    else {
      const { notation } = inTurn([SKULL_WIN, TREASURE_WIN, STALEMATE], game);
      await playMoves(page, hands, notation);
    }
    await hands.pass(RESULT_LIMIT_MS);
    await isOver.waitFor();
    await hands.operate(button(page, texts.newBattle));
  },

  async playToTheEnd(page) {
    const { notation, score } = SKULL_WIN;
    if (await isWhole(page)) await hasten(page, texts, notation);
    else await playMoves(page, stillHands(page), notation);
    await seeResult(page, DECIDED_MS);
    await expectScore(page, 'en', score);
    if (await isWhole(page)) await expectField(page, texts, notation);
    await button(page, texts.newBattle).click();
    await expectScore(page, 'en', score);
  },

  // Through the spyglass.
  touch: {
    open: async (page) => {
      // Without motion the next board is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithStillClock(page, ULTIMATE_PATH);
      await choice(page, texts, 4).click();
    },
    places: (page) => [
      glassCell(page, texts, 0),
      glassCell(page, texts, 4),
      glassCell(page, texts, 8),
    ],
    taken: (page) => board(page, texts).locator('ul [data-mark]').count(),
  },
};

async function playMoves(page: Page, hands: Hands, notation: string): Promise<void> {
  const held = board(page, texts).locator('[data-held]').first();
  for (const control of await controlsOf(page, notation)) {
    await hands.press(control);
    // On a small window a move is seen on its board before the next board opens.
    if (await held.isVisible()) await hands.pass(RESULT_LIMIT_MS);
    await held.waitFor({ state: 'detached' });
  }
}

/** Whether all nine boards are shown large, as where there is room for them. */
async function isWhole(page: Page): Promise<boolean> {
  return (await grids(page, texts).count()) === 9;
}

/** What is pressed for a game: the cells, and on a small window the boards that are chosen freely too. */
async function controlsOf(page: Page, notation: string): Promise<readonly Locator[]> {
  const moves = movesOf(notation);
  if (await isWhole(page)) return moves.map((move) => cellAt(page, texts, move));
  return moves.flatMap((move, ply) => {
    const at = placeOf(move);
    const isChoice = forcedBoard(replay(ultimateRules, moves.slice(0, ply))) === null;
    const cell = glassCell(page, texts, at.cell);
    return isChoice ? [choice(page, texts, at.board), cell] : [cell];
  });
}
