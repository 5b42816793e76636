import type { Locator, Page } from '@playwright/test';
import type { GameId } from '#games/catalogue.ts';
import * as ship from '../../../tests/support/connect-four.ts';
import * as classic from '../../../tests/support/game.ts';
import { textsOf } from '../../../tests/support/languages.ts';
import * as memory from '../../../tests/support/memory.ts';
import * as puzzles from '../../../tests/support/puzzles.ts';
import * as ultimate from '../../../tests/support/ultimate.ts';

/**
 * Plays a game to its end on a page in English whose clock stands still, from a fresh board to the next
 * fresh one.
 */
type Player = (page: Page, game: number) => Promise<void>;

/** One game in this many is against the computer, where there is one. */
const COMPUTER_EVERY = 10;
const LOADING_MS = 300;

/** How each game is played quickly. */
export const PLAYERS: Readonly<Record<GameId, Player>> = {
  async classic(page, game) {
    const texts = textsOf('en');
    await classic.playQuickly(page, texts, inTurn(classic.GAMES, game).moves);
    await page.clock.runFor(classic.OVERLAY_LIMIT_MS);
    await classic.button(page, texts.battleAgain).waitFor();
    await page.clock.runFor(classic.OVERLAY_DEAF_MS);
    await press(classic.button(page, texts.battleAgain));
  },

  async 'connect-four'(page, game) {
    const texts = ship.shipTextsOf('en');
    const isOver = classic.turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
    const isAgainstComputer = game % COMPUTER_EVERY === 0;
    await press(ship.modeAt(page, isAgainstComputer ? texts.easy : texts.twoPlayers));
    if (isAgainstComputer) {
      await playComputer(page, ship.ship(page, texts), isOver, ship.ANSWER_DELAY_MS);
    } else {
      const games = [ship.SKULL_WIN, ship.TREASURE_WIN, ship.DRAW];
      await ship.dropQuickly(page, texts, inTurn(games, game).notation);
    }
    await isOver.waitFor();
    await press(classic.button(page, texts.newBattle));
  },

  async memory(page) {
    const texts = memory.memoryTextsOf('en');
    await memory.playTurns(page, texts, memory.pairsOf('easy'));
    await memory.resultPanel(page, texts).waitFor();
    await press(memory.button(page, texts.newGame));
    await page.clock.runFor(LOADING_MS);
  },

  async ultimate(page, game) {
    const texts = ultimate.ultimateTextsOf('en');
    const isOver = classic.turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
    const isAgainstComputer = game % COMPUTER_EVERY === 0;
    await press(ultimate.modeAt(page, isAgainstComputer ? texts.easy : texts.twoPlayers));
    if (isAgainstComputer) {
      await playComputer(page, ultimate.board(page, texts), isOver, ultimate.ANSWER_DELAY_MS);
    } else {
      const games = [ultimate.SKULL_WIN, ultimate.TREASURE_WIN, ultimate.STALEMATE];
      await ultimate.hasten(page, texts, inTurn(games, game).notation);
    }
    await isOver.waitFor();
    await press(classic.button(page, texts.newBattle));
  },

  async puzzles(page) {
    const texts = puzzles.puzzleTextsOf('en');
    await puzzles.solveAllQuickly(page, texts);
    await press(classic.button(page, texts.startOver));
  },
};

/** Makes the first move there is, and lets the computer answer, until the game is over. */
async function playComputer(
  page: Page,
  board: Locator,
  isOver: Locator,
  answerMs: number,
): Promise<void> {
  const open = board.locator('[role="gridcell"] button:not([aria-disabled])');
  while (!(await isOver.isVisible())) {
    await press(open.first());
    await page.clock.runFor(answerMs);
    await open.or(isOver).first().waitFor();
  }
}

function inTurn<Item>(list: readonly Item[], game: number): Item {
  const item = list[game % list.length];
  if (item === undefined) throw new RangeError('There is nothing to play.');
  return item;
}

/** Presses without moving a pointer there. */
function press(control: Locator): Promise<void> {
  return control.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}
