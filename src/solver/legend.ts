import { random, shuffle } from '#core/random.ts';
import type { BitPosition } from './position.ts';
import { drop, openColumns } from './position.ts';
import { repliesTo, type ReplyBook } from './reply-book.ts';
import type { Slices, Solver } from './solver.ts';

const NO_REPLIES: ReplyBook = new Map();

/**
 * One of the `legendColumns`, each of them as likely for some seed; those in the book need no search, and a seed chooses
 * the same with and without it.
 */
export function* legendColumn(
  solver: Solver,
  position: BitPosition,
  seed: number,
  replies: ReplyBook = NO_REPLIES,
): Slices<number> {
  const tried = shuffle(openColumns(position), random(seed));
  const known = repliesTo(replies, position);
  if (known !== null) return firstOf(tried, known);
  const score = yield* solver.score(position);
  if (score < 0) return firstOf(tried, yield* legendColumns(solver, position));
  // One that is as good as any is enough, and where none of the others is, the last one is.
  for (const column of tried.slice(0, -1)) {
    if (yield* solver.isWorth(position, column, score)) return column;
  }
  return tried.at(-1) ?? 0;
}

function firstOf(tried: readonly number[], columns: readonly number[]): number {
  return tried.find((column) => columns.includes(column)) ?? 0;
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
