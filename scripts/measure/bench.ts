import { parseArgs } from 'node:util';
import { MEASURES, prepareBaseline, readBaseline, ROOT, type Measure } from './bench/baseline.ts';
import { measureBuild } from './bench/build.ts';
import { compare, tableOf, type Series } from './bench/comparison.ts';
import { measureHydration } from './bench/hydration.ts';
import { measureMoves } from './bench/moves.ts';
import { measureOpponents } from './bench/opponents.ts';
import type { Checkouts } from './bench/turns.ts';

interface Way {
  readonly title: string;
  readonly measure: (checkouts: Checkouts) => Promise<readonly Series[]>;
}

const WAYS: Readonly<Record<Measure, Way>> = {
  build: { title: 'Building the site', measure: measureBuild },
  hydration: {
    title: 'Until a page is alive, at a quarter of the speed',
    measure: measureHydration,
  },
  moves: {
    title: 'From a press to the paint after it, at a quarter of the speed',
    measure: measureMoves,
  },
  opponents: { title: 'One thought of a computer opponent', measure: measureOpponents },
};

/**
 * Measures this checkout against the one in `bench/baseline.json`; all measures unless told otherwise:
 *
 *     npm run bench
 *     npm run bench -- --only moves --enforce
 *
 * Pages come from the last build. True when nothing is above its limit.
 */
async function bench(measures: readonly Measure[]): Promise<boolean> {
  const { commit, limits } = readBaseline();
  const checkouts = { candidate: ROOT, baseline: await prepareBaseline(commit) };
  let isKept = true;
  for (const name of measures) {
    const { title, measure } = WAYS[name];
    console.log(`\n${title}; limit for the ratio: ${limits[name].ratio}`);
    const series = await measure(checkouts);
    const comparisons = series.map((one) => compare(one, limits[name]));
    console.table(tableOf(comparisons));
    for (const { name: line, complaints } of comparisons) {
      for (const complaint of complaints) console.error(`${line}: ${complaint}`);
    }
    isKept &&= comparisons.every(({ complaints }) => complaints.length === 0);
  }
  return isKept;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      enforce: { type: 'boolean', default: false },
    },
  });
  const measures = MEASURES.filter((name) => values.only === undefined || values.only === name);
  if (measures.length === 0) throw new Error(`--only takes one of: ${MEASURES.join(', ')}.`);
  try {
    const isKept = await bench(measures);
    if (values.enforce && !isKept) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
