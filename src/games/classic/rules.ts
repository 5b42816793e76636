import type { Move, Outcome, Rules, Side } from '#core/game.ts';
import { SIDES } from '#core/game.ts';
import { completedLine } from '#core/three-by-three.ts';

/**
 * Nine cells, each with the side that took it; a move is the number of a cell.
 *
 *      0 │ 1 │ 2
 *     ───┼───┼───
 *      3 │ 4 │ 5
 *     ───┼───┼───
 *      6 │ 7 │ 8
 */
export interface ClassicPosition {
  readonly cells: readonly (Side | null)[];
}

/** Tic-tac-toe: three in a line win, a full board without a line is a draw. */
export const classicRules: Rules<ClassicPosition> = {
  initial: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  sideToMove,
  legalMoves: (position) => (outcome(position) === null ? emptyCells(position) : []),
  play,
  outcome,
};

/** The first complete line of either side, or `null`. */
export function winningLine({ cells }: ClassicPosition): readonly number[] | null {
  return completedLine(cells, 'first') ?? completedLine(cells, 'second');
}

function sideToMove(position: ClassicPosition): Side {
  return emptyCells(position).length % 2 === 1 ? 'first' : 'second';
}

function play(position: ClassicPosition, move: Move): ClassicPosition {
  if (position.cells[move] !== null || outcome(position) !== null) {
    throw new RangeError(`Cell ${move} is not open.`);
  }
  return { cells: position.cells.with(move, sideToMove(position)) };
}

function outcome(position: ClassicPosition): Outcome | null {
  const winner = SIDES.find((side) => completedLine(position.cells, side) !== null);
  if (winner !== undefined) return { kind: 'win', winner };
  return emptyCells(position).length === 0 ? { kind: 'draw' } : null;
}

function emptyCells({ cells }: ClassicPosition): readonly Move[] {
  return cells.flatMap((side, cell) => (side === null ? [cell] : []));
}
