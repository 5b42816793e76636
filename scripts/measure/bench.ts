import { parseArgs } from 'node:util';
import BASELINE from '../../bench/baseline.json' with { type: 'json' };
import { inTurns, prepareBaseline, run, type Checkouts, type Series } from './bench/checkouts.ts';
import { compare, type Limits } from './bench/comparison.ts';
import { timeHydration } from './bench/hydration.ts';
import { timeMoves } from './bench/moves.ts';
import { timeOpponents } from './bench/opponents.ts';
import { measurePages } from './bench/pages.ts';
import { chosen } from './command-line.ts';

interface Way {
  readonly title: string;
  readonly measure: (checkouts: Checkouts) => Promise<Series>;
}

const WAYS = {
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
    measure: (checkouts) => measurePages(4, checkouts, timeMoves),
  },
  opponents: {
    title: 'One thought of a computer opponent',
    measure: (checkouts) => inTurns(7, checkouts, timeOpponents),
  },
} as const satisfies Readonly<Record<keyof typeof BASELINE.limits, Way>>;

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
const names = chosen(only, Object.keys(WAYS) as readonly (keyof typeof WAYS)[]);
const both = { candidate: process.cwd(), baseline: prepareBaseline(BASELINE.commit) };
for (const name of names) {
  const hasKept = await isKept(WAYS[name], BASELINE.limits[name], both);
  if (enforce && !hasKept) process.exitCode = 1;
}

/** From sources to compressed pages. Leaves a fresh build. */
function timeBuild(folder: string) {
  const startMs = performance.now();
  run('npm run build', folder);
  return { 'npm run build': [performance.now() - startMs] };
}

/** Measures both checkouts in a way, and prints a table; true when nothing is above its limit. */
async function isKept({ title, measure }: Way, limits: Limits, checkouts: Checkouts) {
  console.log(`\n${title}; limit for the ratio: ${limits.ratio}`);
  const results = Object.entries(await measure(checkouts)).map(([name, rounds]) => ({
    name,
    ...compare(rounds, limits),
  }));
  for (const { name, complaints } of results) {
    for (const complaint of complaints) console.error(`${name}: ${complaint}`);
  }
  console.table(Object.fromEntries(results.map(({ name, line }) => [name, line])));
  return results.every(({ complaints }) => complaints.length === 0);
}
