import { replay } from '#core/game.ts';
import { COLUMNS, connectFourRules, freeIn } from '#games/connect-four/rules.ts';
import {
  columnsOf,
  namesAfter,
  SHIP_PATH,
  shipTextsOf,
  TREASURE_WIN,
} from '../support/connect-four.ts';
import { fill } from '../support/languages.ts';
import { cellsOf, expectCells, expectScore, expectTurn, playCell } from './boards.ts';
import type { EnginePage } from './engine.ts';
import { expectSeen, expectSoon, openAgain, press } from './visitor.ts';

const TEXTS = shipTextsOf('en');
const { notation, banner, score } = TREASURE_WIN;

/** Two players play to a win, its score and its review. */
export async function playShipBattle(page: EnginePage): Promise<void> {
  await openAgain(page, SHIP_PATH);
  const moves = columnsOf(notation);
  for (const [ply, column] of moves.entries()) {
    const free = freeIn(replay(connectFourRules, moves.slice(0, ply)), column);
    await playCell(page, TEXTS.board, fill(TEXTS.free, { column: column + 1, free }));
  }
  await expectCells(page, TEXTS.board, namesAfter(TEXTS, notation));
  await expectTurn(page, TEXTS, TEXTS.gameComplete, TEXTS[banner[0]], TEXTS[banner[1]]);
  await expectScore(page, 'en', score);
  // An import that is cut off when the page is left would be a fault in one engine.
  await expectSeen(page, { role: 'button', name: TEXTS.battleReview });
}

/** The columns to drop discs in: neither side can have four by then. */
const DROPS = [3, 2, 4] as const;

/** Plays against the computer, which thinks in a worker and answers each disc with one. */
export async function playAgainstComputer(page: EnginePage): Promise<void> {
  await openAgain(page, SHIP_PATH);
  await press(page, { role: 'radio', name: TEXTS.easy });
  for (const [turn, column] of DROPS.entries()) {
    const name = (await cellsOf(page, TEXTS.board))[column];
    await playCell(page, TEXTS.board, name ?? '');
    const expected = 2 * (turn + 1);
    await expectSoon('discs with the answer', () => discCount(page), expected);
  }
}

async function discCount(page: EnginePage): Promise<number> {
  const names = await cellsOf(page, TEXTS.board);
  const empty = namesAfter(TEXTS, '');
  return names.filter((name, index) => index >= COLUMNS && name !== empty[index]).length;
}
