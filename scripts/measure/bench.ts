import { parseArgs } from 'node:util';
import {
  inTurns,
  MEASURES,
  prepareBaseline,
  readBaseline,
  ROOT,
  run,
  type Checkouts,
  type Measure,
} from './bench/checkouts.ts';
import { compare, type Series } from './bench/comparison.ts';
import { timeHydration } from './bench/hydration.ts';
import { timeMoves } from './bench/moves.ts';
import { timeOpponents } from './bench/opponents.ts';
import { measurePages } from './bench/pages.ts';
import { chosen } from './command-line.ts';

interface Way {
  readonly title: string;
  readonly measure: (checkouts: Checkouts) => Promise<readonly Series[]>;
}

const WAYS: Readonly<Record<Measure, Way>> = {
  build: {
    title: 'Building the site',
    measure: (checkouts) => inTurns(3, checkouts, timeBuild),
  },
  hydration: {
    title: 'Until a page is alive, at a quarter of the speed',
    measure: (checkouts) => measurePages(9, checkouts, timeHydration),
  },
  moves: {
    title: 'From a press to the paint after it, at a quarter of the speed',
    measure: (checkouts) => measurePages(5, checkouts, timeMoves),
  },
  opponents: {
    title: 'One thought of a computer opponent',
    measure: (checkouts) => inTurns(7, checkouts, timeOpponents),
  },
};

/** From sources to compressed pages. Leaves a fresh build. */
function timeBuild(folder: string) {
  const startMs = performance.now();
  run('npm run build', folder);
  return { 'npm run build': [performance.now() - startMs] };
}

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
  const checkouts = { candidate: ROOT, baseline: prepareBaseline(commit) };
  let isKept = true;
  for (const measure of measures) {
    console.log(`\n${WAYS[measure].title}; limit for the ratio: ${limits[measure].ratio}`);
    const table: Record<string, object> = {};
    for (const series of await WAYS[measure].measure(checkouts)) {
      const { line, complaints } = compare(series, limits[measure]);
      table[series.name] = line;
      for (const complaint of complaints) console.error(`${series.name}: ${complaint}`);
      isKept &&= complaints.length === 0;
    }
    console.table(table);
  }
  return isKept;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, enforce: { type: 'boolean' } },
  });
  const { only = [], enforce } = values;
  const isKept = await bench(chosen(only, MEASURES));
  if (enforce === true && !isKept) process.exitCode = 1;
}
