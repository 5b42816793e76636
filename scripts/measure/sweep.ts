import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { chosen, wholeNumber } from './command-line.ts';

/** What `stormOf` and `matchTextLawsOf` of `src/testing` write into the names of their tests. */
const STORM_NAMES = 'no law is broken by|match of [a-z-]+ as text';
/** How many random battles of each game are written down and read. */
const WRITTEN_BATTLES = 100_000;

/*
 * Runs what takes too long for `npm test`: the machines by random events, then the pages in every
 * language, size and state, unless told otherwise. Fails as soon as one does.
 *
 *     npm run sweep
 *     npm run sweep -- --only storms --events 100000
 *     npm run build && npm run sweep -- --only pages
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const events = wholeNumber(values.events, '--events', 1);
const sweeps = chosen(values.only, ['storms', 'pages']);
const isKept =
  (!sweeps.includes('storms') || (await sweepStorms())) &&
  (!sweeps.includes('pages') || sweepPages());
process.exitCode = isKept ? 0 : 1;

/** Runs every storm of random events, and prints each when it is over; true when there is one and all pass. */
async function sweepStorms(): Promise<boolean> {
  console.log(`Sending ${events.toLocaleString('en')} random events to every machine …`);
  process.env['STORM_EVENTS'] = String(events);
  process.env['WRITTEN_BATTLES'] = String(WRITTEN_BATTLES);
  const vitest = await startVitest('test', ['src/games/'], {
    watch: false,
    testNamePattern: STORM_NAMES,
    reporters: ['verbose'],
    hideSkippedTests: true,
  });
  const modules = vitest.state.getTestModules();
  const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length;
  console.log(`${passed} storms broke no law.`);
  await vitest.close();
  // Vitest does not fail when a name matches no test at all.
  return passed > 0 && modules.every((module) => module.ok());
}

/** Runs the browser tests with all that is left to the sweep, on the build as it is. */
function sweepPages(): boolean {
  const env = { ...process.env, TEST_DEPTH: 'sweep' };
  const options = { stdio: 'inherit', shell: true, env } as const;
  return spawnSync('playwright test', options).status === 0;
}
