import { pick, random } from '#core/random.ts';
import type { BitPosition } from './position.ts';
import { drop } from './position.ts';
import { repliesTo, type ReplyBook } from './reply-book.ts';
import type { Slices, Solver } from './solver.ts';

const NO_REPLIES: ReplyBook = new Map();

/** A column, 0 to 6 from the left, of the `legendColumns`; the seed decides which. Those in the book need no search. */
export function* legendColumn(
  solver: Solver,
  position: BitPosition,
  seed: number,
  replies: ReplyBook = NO_REPLIES,
): Slices<number> {
  const choice = repliesTo(replies, position) ?? (yield* legendColumns(solver, position));
  return pick(choice, random(seed));
}

/**
 * The best columns, from the left: each wins as soon and loses as late as can be. Where all lose, only those
 * after which the winner has fewest ways to go on winning.
 */
export function* legendColumns(solver: Solver, position: BitPosition): Slices<readonly number[]> {
  const { score, columns } = yield* solver.bestColumns(position);
  return score < 0 ? yield* hardest(solver, position, columns) : columns;
}

function* hardest(
  solver: Solver,
  position: BitPosition,
  columns: readonly number[],
): Slices<readonly number[]> {
  const waysToWin: number[] = [];
  for (const column of columns) {
    const answers = yield* solver.winningColumns(drop(position, column));
    waysToWin.push(answers.length);
  }
  const fewest = Math.min(...waysToWin);
  return columns.filter((_, index) => waysToWin[index] === fewest);
}
