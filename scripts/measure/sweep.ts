import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** What `stormOf` of `testing/machine-storm.ts` writes into the name of each of its tests. */
const STORM_NAME = 'no law is broken by';
const MINUTE_MS = 60_000;

/** What is swept: the machines by random events, the pages in every language, size and state. */
const SWEEPS = ['storms', 'pages'] as const;
type Sweep = (typeof SWEEPS)[number];

/**
 * Runs what takes too long for `npm test`; both sweeps unless told otherwise:
 *
 *     npm run sweep
 *     npm run sweep -- --only storms --events 100000
 *     npm run build && npm run sweep -- --only pages
 *
 * False as soon as one fails.
 */
async function sweep(sweeps: readonly Sweep[], events: number): Promise<boolean> {
  for (const name of sweeps) {
    const isGood = await (name === 'storms' ? sweepStorms(events) : sweepPages());
    if (!isGood) return false;
  }
  return true;
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

/** Runs every storm of random events. Prints each when it is over, and the time every minute. */
async function sweepStorms(events: number): Promise<boolean> {
  console.log(`Sending ${events.toLocaleString('en')} random events to every machine …`);
  const startMs = performance.now();
  const heartbeat = setInterval(() => {
    console.log(`… ${Math.round((performance.now() - startMs) / MINUTE_MS)} min`);
  }, MINUTE_MS);
  process.env['STORM_EVENTS'] = String(events);
  const vitest = await startVitest('test', [], {
    root: ROOT,
    watch: false,
    testNamePattern: STORM_NAME,
    reporters: ['verbose'],
    hideSkippedTests: true,
  });
  clearInterval(heartbeat);
  const modules = vitest.state.getTestModules();
  const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length;
  console.log(`${passed} storms broke no law.`);
  await vitest.close();
  // Vitest does not fail when a name matches no test at all.
  return passed > 0 && modules.every((module) => module.ok());
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '1000000' },
      only: { type: 'string' },
    },
  });
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 1)
    throw new Error('--events takes a number from 1 on.');
  const sweeps = SWEEPS.filter((name) => values.only === undefined || values.only === name);
  if (sweeps.length === 0) throw new Error(`--only takes one of: ${SWEEPS.join(', ')}.`);
  process.exitCode = (await sweep(sweeps, events)) ? 0 : 1;
}
