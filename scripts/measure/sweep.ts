import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countVitest } from '../check/count-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const REPORT = join(ROOT, '.build/sweep.json');

/** What `stormOf` of `testing/machine-storm.ts` writes into the name of each of its tests. */
const STORM_NAME = 'no law is broken by';
const REPORTERS = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${REPORT}`];
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
 * Gives the exit code of the first sweep that fails, or 0.
 */
async function sweep(sweeps: readonly Sweep[], events: number): Promise<number> {
  for (const name of sweeps) {
    const status = await (name === 'storms' ? sweepStorms(events) : sweepPages());
    if (status !== 0) return status;
  }
  return 0;
}

/** Runs the browser tests with all that `npm test` leaves to the sweep, on the build as it is. */
function sweepPages(): Promise<number> {
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_SWEEP: 'all' },
  });
  return exitOf(child);
}

/**
 * Runs every storm of random events. Prints each when it is over and the time every minute; gives the
 * exit code of Vitest, but 1 when no storm was found.
 */
async function sweepStorms(events: number): Promise<number> {
  console.log(`Sending ${events.toLocaleString('en')} random events to every machine …`);
  const startMs = performance.now();
  const heartbeat = setInterval(() => {
    console.log(`… ${Math.round((performance.now() - startMs) / MINUTE_MS)} min`);
  }, MINUTE_MS);
  const status = await runStorms(events);
  clearInterval(heartbeat);
  return status === 0 ? checkReport() : status;
}

function runStorms(events: number): Promise<number> {
  const child = spawn(
    process.execPath,
    [VITEST, 'run', '-t', STORM_NAME, '--hideSkippedTests', ...REPORTERS],
    {
      cwd: ROOT,
      // Through a pipe Vitest writes whole lines, so the time can be printed between them.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, STORM_EVENTS: String(events) },
    },
  );
  child.stdout.pipe(process.stdout, { end: false });
  return exitOf(child);
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve(status ?? 1);
    });
  });
}

/** Vitest does not fail when a name matches no test at all. */
function checkReport(): number {
  const { passed } = countVitest(JSON.parse(readFileSync(REPORT, 'utf8')));
  console.log(`${passed} storms broke no law.`);
  return passed > 0 ? 0 : 1;
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
  process.exitCode = await sweep(sweeps, events);
}
