import { isDeepStrictEqual } from 'node:util';
import { chosen } from '../measure/command-line.ts';
import { positionAfter } from '#solver/position.ts';
import type { Solver } from '#solver/solver.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import type { ScoredPosition } from './scored-positions.ts';
import { POSITION_SETS, scoredPositions } from './scored-positions.ts';

/** The table that the hardest positions profit from. */
const TABLE_MB = 32;

/** In words, how the solver's scores differ from the known ones; `null` where they agree. */
function complaint(solver: Solver, { moves, score, columns }: ScoredPosition): string | null {
  const position = positionAfter(moves);
  const found = finish(solver.score(position));
  if (found !== score) return `${moves}: ${found} instead of ${score}`;
  if (columns === undefined) return null;
  const each = finish(solver.columnScores(position));
  return isDeepStrictEqual(each, columns)
    ? null
    : `${moves}: ${each.join()} instead of ${columns.join()}`;
}

/*
 * Solves positions whose scores are known, and exits with 1 if the solver's score of one differs:
 *
 *     npm run solve:data -- middle-medium begin-easy
 */
const engine = await startNodeEngine(TABLE_MB);
const solver = createSolver(engine);
for (const set of chosen(process.argv.slice(2), POSITION_SETS)) {
  const all = scoredPositions(set);
  const startMs = performance.now();
  const start = engine.positions();
  let wrong = 0;
  let shownMs = startMs;
  for (const [index, position] of all.entries()) {
    const fault = complaint(solver, position);
    if (fault !== null) {
      console.log(`${set}: ${fault}`);
      wrong += 1;
    }
    if (performance.now() - shownMs > 10_000) {
      shownMs = performance.now();
      console.log(`${set}: ${index + 1} of ${all.length}`);
    }
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const millions = ((engine.positions() - start) / 1e6).toFixed(1);
  console.log(
    `${set}: ${all.length - wrong} of ${all.length} right, ${seconds} s, ${millions} million visited`,
  );
  if (wrong > 0) process.exitCode = 1;
}
