import type { Move } from '#core/game.ts';
import { pick, random, seedFor, type Random } from '#core/random.ts';
import { isOnlyWin, type TryBoard } from './forced-win.ts';
import { emptyCells, tryBoard } from './try-boards.ts';
import type { Cells, VoyagePlies } from './voyage.ts';

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
export function drawConnectFour(plies: VoyagePlies, seed: number): Cells {
  for (let game = 0; ; game += 1) {
    const cells = cellsIn(plies, random(seedFor(seed, game)));
    if (cells !== null) return cells;
  }
}

/** The first such position of a game, or `null` if none comes up. */
function cellsIn(plies: VoyagePlies, next: Random): Cells | null {
  const board = tryBoard('connect-four', emptyCells('connect-four'));
  for (let discs = 0; discs <= MOST_DISCS; discs += 1) {
    if (discs >= FEWEST_DISCS && isDifficult(board, plies)) return board.cells();
    const move = sensibleMove(board, next);
    if (board.completes(move)) return null;
    board.play(move);
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
  return pick(
    COLUMN_BAG.filter((column) => (safe.length > 0 ? safe : open).includes(column)),
    next,
  );
}

/** Whether the rival could win at once after a move. */
function opensWin(board: TryBoard, move: Move): boolean {
  board.play(move);
  const isOpened = board.open().some(board.completes);
  board.takeBack();
  return isOpened;
}
