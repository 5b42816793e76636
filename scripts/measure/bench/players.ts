import type { Locator, Page } from '@playwright/test';
import { replay } from '#core/game.ts';
import type { GameId } from '#games/catalogue.ts';
import { forcedBoard, placeOf, ultimateRules } from '#games/ultimate/rules.ts';
import * as ship from '../../../tests/support/connect-four.ts';
import * as classic from '../../../tests/support/game.ts';
import { textsOf } from '../../../tests/support/languages.ts';
import * as memory from '../../../tests/support/memory.ts';
import * as puzzles from '../../../tests/support/puzzles.ts';
import * as ultimate from '../../../tests/support/ultimate.ts';

/**
 * Plays a game on a page in English, from a fresh board to the next fresh one. Each move goes through
 * the given `press`; everything else on the page is operated as usual.
 */
type Player = (
  page: Page,
  press: (button: Locator) => Promise<void>,
  game: number,
) => Promise<void>;

/** How each game is played while its moves are timed. */
export const PLAYERS: Readonly<Record<GameId, Player>> = {
  async classic(page, press, game) {
    const texts = textsOf('en');
    const { moves } = classic.GAMES[game % classic.GAMES.length] ?? classic.DRAW;
    for (const cell of moves) await press(classic.cellAt(page, texts, cell));
    await classic.button(page, texts.battleAgain).waitFor();
    await page.keyboard.press('Escape');
    await classic.button(page, texts.newGame).click();
  },

  async 'connect-four'(page, press, game) {
    const texts = ship.shipTextsOf('en');
    const { notation } = game % 2 === 0 ? ship.SKULL_WIN : ship.TREASURE_WIN;
    for (const column of ship.columnsOf(notation)) await press(ship.columnAt(page, texts, column));
    await classic.button(page, texts.newBattle).click();
  },

  async memory(page, press) {
    const texts = memory.memoryTextsOf('en');
    const cards = memory.cards(page, texts);
    for (let slot = 0; slot < (await cards.count()); slot += 1) {
      const card = cards.nth(slot);
      // Two cards stay open for a while, during which no other can be turned.
      await card.and(page.locator(':not([aria-disabled])')).waitFor();
      await press(card);
    }
    await memory.button(page, texts.newGame).click();
  },

  async ultimate(page, press) {
    const texts = ultimate.ultimateTextsOf('en');
    const moves = ultimate.movesOf(ultimate.SKULL_WIN.notation);
    for (const [ply, move] of moves.entries()) {
      const { board, cell } = placeOf(move);
      const isChoice = forcedBoard(replay(ultimateRules, moves.slice(0, ply))) === null;
      if (isChoice) await press(ultimate.choice(page, texts, board));
      await press(ultimate.glassCell(page, texts, cell));
    }
    await classic.button(page, texts.newBattle).click();
  },

  async puzzles(page, press) {
    const texts = puzzles.puzzleTextsOf('en');
    for (const puzzle of puzzles.EXPECTED_PUZZLES) {
      const [wrong = 0] = puzzles.wrongCells(puzzle);
      await press(classic.cellAt(page, texts, wrong));
      await press(classic.cellAt(page, texts, puzzle.solution));
      const isLast = puzzle.number === puzzles.COUNT;
      await classic.button(page, isLast ? texts.startOver : texts.next).click();
    }
  },
};
