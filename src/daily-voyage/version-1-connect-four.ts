import type { Move } from '#core/game.ts';
import { pick, random, seedFor, type Random } from '#core/random.ts';
import { connectFourRules, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import { isOnlyWin, type TryBoard } from './forced-win.ts';
import { connectFourTryBoard } from './try-boards.ts';
import type { VoyagePlies } from './voyage.ts';

/** With fewer discs it looks like no battle yet, with more there is little to err on. */
const FEWEST_DISCS = 8;
const MOST_DISCS = 26;
const FEWEST_OPEN_COLUMNS = 6;

/** How much a column is liked where none is better: the middle most. */
const COLUMN_WEIGHTS = [1, 2, 3, 4, 3, 2, 1] as const;
const COLUMN_BAG = COLUMN_WEIGHTS.flatMap((weight, column) =>
  Array.from({ length: weight }, (): Move => column),
);

/**
 * A position whose one winning move takes `plies`: the first that comes up in games of two sensible players,
 * one game after the other. Neither side threatens to win at once.
 */
export function drawConnectFour(plies: VoyagePlies, seed: number): ConnectFourPosition {
  for (let game = 0; ; game += 1) {
    const moves = movesTo(plies, random(seedFor(seed, game)));
    if (moves !== null) return moves.reduce(connectFourRules.play, connectFourRules.initial());
  }
}

/** The moves of a game up to such a position, or `null` if none comes up. */
function movesTo(plies: VoyagePlies, next: Random): readonly Move[] | null {
  const board = connectFourTryBoard(connectFourRules.initial());
  const moves: Move[] = [];
  while (moves.length <= MOST_DISCS) {
    if (moves.length >= FEWEST_DISCS && isDifficult(board, plies)) return moves;
    const move = sensibleMove(board, next);
    if (board.completes(move)) return null;
    board.play(move);
    moves.push(move);
  }
  return null;
}

function isDifficult(board: TryBoard, plies: VoyagePlies): boolean {
  const open = board.open();
  if (open.length < FEWEST_OPEN_COLUMNS || open.some(board.blocks)) return false;
  return isOnlyWin(board, plies);
}

/** Wins, else blocks, else avoids what lets the rival win at once. */
function sensibleMove(board: TryBoard, next: Random): Move {
  const open = board.open();
  const must = open.find(board.completes) ?? open.find(board.blocks);
  if (must !== undefined) return must;
  const safe = open.filter((move) => !opensWin(board, move));
  return pick(COLUMN_BAG.filter((column) => (safe.length > 0 ? safe : open).includes(column)), next);
}

/** Whether the rival could win at once after a move. */
function opensWin(board: TryBoard, move: Move): boolean {
  board.play(move);
  const isOpened = board.open().some(board.completes);
  board.takeBack();
  return isOpened;
}
