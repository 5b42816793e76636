import { parseArgs } from 'node:util';
import BASELINE from '../../bench/baseline.json' with { type: 'json' };
import { inTurns, prepareBaseline, run, type Checkouts, type Series } from './bench/checkouts.ts';
import { compare, type Limits } from './bench/comparison.ts';
import { timeHydration } from './bench/hydration.ts';
import { timeMoves } from './bench/moves.ts';
import { timeOpponents } from './bench/opponents.ts';
import { measurePages } from './bench/pages.ts';
import { chosen } from './command-line.ts';

type Measure = keyof typeof BASELINE.limits;

const TITLES: Readonly<Record<Measure, string>> = {
  build: 'Building the site',
  hydration: 'Until a page is alive, at a quarter of the speed',
  moves: 'From a press to the paint after it, at a quarter of the speed',
  opponents: 'One thought of a computer opponent',
};

const WAYS: Readonly<Record<Measure, (checkouts: Checkouts) => Promise<Series>>> = {
  build: (checkouts) => inTurns(3, checkouts, timeBuild),
  hydration: (checkouts) => measurePages(9, checkouts, timeHydration),
  moves: (checkouts) => measurePages(4, checkouts, timeMoves),
  opponents: (checkouts) => inTurns(7, checkouts, timeOpponents),
};

/*
 * Measures this checkout against the one in `bench/baseline.json`; all measures unless told otherwise:
 *
 *     npm run bench
 *     npm run bench -- --only moves --enforce
 *
 * Pages come from the last build.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, enforce: { type: 'boolean' } },
});
const { only = [], enforce = false } = values;
const measures = chosen(only, Object.keys(WAYS) as readonly Measure[]);
const both = { candidate: process.cwd(), baseline: prepareBaseline(BASELINE.commit) };
for (const measure of measures) {
  const hasKept = await isKept(measure, both);
  if (enforce && !hasKept) process.exitCode = 1;
}

/** From sources to compressed pages. Leaves a fresh build. */
function timeBuild(folder: string) {
  const startMs = performance.now();
  run('npm run build', folder);
  return { 'npm run build': [performance.now() - startMs] };
}

/** Measures both checkouts, and prints a table; true when nothing is above its limit. */
async function isKept(measure: Measure, checkouts: Checkouts) {
  const limits: Limits = BASELINE.limits[measure];
  console.log(`\n${TITLES[measure]}; limit for the ratio: ${limits.ratio}`);
  const results = Object.entries(await WAYS[measure](checkouts)).map(([name, rounds]) => ({
    name,
    ...compare(rounds, limits),
  }));
  for (const { name, complaints } of results) {
    for (const complaint of complaints) console.error(`${name}: ${complaint}`);
  }
  console.table(Object.fromEntries(results.map(({ name, line }) => [name, line])));
  return results.every(({ complaints }) => complaints.length === 0);
}
