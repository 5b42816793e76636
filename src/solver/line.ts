import type { BitPosition } from './position.ts';
import { drop, isWon, openColumns } from './position.ts';
import type { Slices, Solver } from './solver.ts';

/** How perfect play goes on from a position. */
export interface BestLine {
  /** The columns, 0 to 6 from the left, that are as good as any. */
  readonly best: readonly number[];
  /** One of them, and then a best answer to each disc; shorter than asked for where the game ends. */
  readonly line: readonly number[];
}

/** A line of so many discs; where several columns are as good, the most central one is taken. */
export function* bestLine(solver: Solver, position: BitPosition, length: number): Slices<BestLine> {
  const { columns: best } = yield* solver.bestColumns(position);
  const line: number[] = [];
  let reached = position;
  let choice = best;
  for (;;) {
    const column = mostCentral(choice);
    line.push(column);
    reached = drop(reached, column);
    if (line.length === length || isWon(reached) || openColumns(reached).length === 0) break;
    ({ columns: choice } = yield* solver.bestColumns(reached));
  }
  return { best, line };
}

/**
 * The columns that keep what the mover has, however long it takes: a win where it stands to win, else a draw; where it
 * stands to lose, those that lose as late as can be.
 */
export function* keepingColumns(solver: Solver, position: BitPosition): Slices<readonly number[]> {
  const winning = yield* solver.winningColumns(position);
  if (winning.length > 0) return winning;
  return (yield* solver.bestColumns(position)).columns;
}

function mostCentral(columns: readonly number[]): number {
  const [first = 3, ...rest] = columns;
  return rest.reduce((best, column) => (off(column) < off(best) ? column : best), first);
}

function off(column: number): number {
  return Math.abs(column - 3);
}
