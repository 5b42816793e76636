import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** What `stormOf` of `testing/machine-storm.ts` writes into the name of each of its tests. */
const STORM_NAME = 'no law is broken by';

/** Runs every storm of random events, and prints each when it is over; true when there is one and all pass. */
async function sweepStorms(events: number): Promise<boolean> {
  console.log(`Sending ${events.toLocaleString('en')} random events to every machine …`);
  process.env['STORM_EVENTS'] = String(events);
  const vitest = await startVitest('test', [], {
    root: ROOT,
    watch: false,
    testNamePattern: STORM_NAME,
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

/** Runs the browser tests with all that `npm test` leaves to the sweep, on the build as it is. */
async function sweepPages(): Promise<boolean> {
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_SWEEP: 'all' },
  });
  const [status] = (await once(child, 'close')) as readonly unknown[];
  return status === 0;
}

/*
 * Runs what takes too long for `npm test`: the machines by random events, then the pages in every
 * language, size and state, unless told otherwise. Fails as soon as one does.
 *
 *     npm run sweep
 *     npm run sweep -- --only storms --events 100000
 *     npm run build && npm run sweep -- --only pages
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: { events: { type: 'string', default: '1000000' }, only: { type: 'string' } },
  });
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 1)
    throw new Error('--events takes a number from 1 on.');
  const sweeps = { storms: () => sweepStorms(events), pages: sweepPages };
  const chosen = Object.entries(sweeps).filter(([name]) => name === (values.only ?? name));
  if (chosen.length === 0) throw new Error('--only takes one of: storms, pages.');
  for (const [, sweep] of chosen) {
    if (await sweep()) continue;
    process.exitCode = 1;
    break;
  }
}
