import { pick, random } from '#core/random.ts';
import type { BitPosition } from './position.ts';
import { drop } from './position.ts';
import type { Slices, Solver } from './solver.ts';

/**
 * A best column, 0 to 6 from the left: it wins as soon and loses as late as can be. Where several are as good, the
 * seed decides; but where all lose, those are chosen after which the winner has fewest ways to go on winning.
 */
export function* legendColumn(solver: Solver, position: BitPosition, seed: number): Slices<number> {
  const { score, columns } = yield* solver.bestColumns(position);
  const choice = score < 0 ? yield* hardest(solver, position, columns) : columns;
  return pick(choice, random(seed));
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
