import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { oneOf, wholeNumber } from '../measure/command-line.ts';
import type { Engine } from '#solver/engine.ts';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { positionAfter } from '#solver/position.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import { tableSize } from './table-size.ts';
import { POSITION_SETS, scoredPositions } from './scored-positions.ts';

interface Timing {
  readonly score: number;
  readonly positions: number;
  readonly microseconds: number;
}

/** Solves a position from an empty table, the fastest of some times. */
function time(engine: Engine, moves: string, repeats: number): Timing {
  const position = positionAfter(moves);
  const solver = createSolver(engine);
  const timings = Array.from({ length: repeats }, () => {
    engine.forget();
    const start = engine.positions();
    const startMs = performance.now();
    const score = finish(solver.score(position));
    const microseconds = Math.round((performance.now() - startMs) * 1000);
    return { score, positions: engine.positions() - start, microseconds };
  });
  return timings.reduce((one, other) => (other.microseconds < one.microseconds ? other : one));
}

/*
 * Times the Connect Four solver. Reads positions, a line of moves each, from the standard input, and prints
 * `score positions microseconds` for each; the positions of a set it solves without that, and sums up:
 *
 *     npm run bench:solver -- --set begin-medium --repeats 3 --table 4
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    repeats: { type: 'string', default: '1' },
    table: { type: 'string', default: String(USUAL_TABLE_MB) },
  },
});
const repeats = wholeNumber(values.repeats, '--repeats', 1);
const engine = await startNodeEngine(tableSize(values.table));

if (values.set === undefined) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { score, positions, microseconds } = time(engine, line.trim(), repeats);
    process.stdout.write(`${score} ${positions} ${microseconds}\n`);
  }
} else {
  const set = scoredPositions(oneOf(values.set, POSITION_SETS));
  const timings = set.map(({ moves }) => time(engine, moves, repeats));
  const sum = (value: (timing: Timing) => number) =>
    timings.reduce((total, timing) => total + value(timing), 0);
  const positions = sum((timing) => timing.positions);
  const microseconds = sum((timing) => timing.microseconds);
  console.table({
    [values.set]: {
      right: timings.filter(({ score }, index) => score === set[index]?.score).length,
      of: set.length,
      'mean positions': Math.round(positions / set.length),
      'mean ms': (microseconds / set.length / 1000).toFixed(1),
      'worst ms': Math.round(Math.max(...timings.map((timing) => timing.microseconds)) / 1000),
      'million/s': (positions / microseconds).toFixed(1),
    },
  });
}
