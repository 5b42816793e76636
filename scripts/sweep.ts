import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countVitest } from './count-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const REPORT = join(ROOT, '.build/sweep.json');

/** What `stormOf` of `core/machine-storm.ts` writes into the name of each of its tests. */
const STORM_NAME = 'no law is broken by';
const REPORTERS = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${REPORT}`];
const MINUTE_MS = 60_000;

/**
 * Runs every storm of random events, for a million of them unless told otherwise:
 *
 *     npm run sweep
 *     npm run sweep -- --events 100000
 *
 * Prints each storm when it is over and the time every minute; gives the exit code of Vitest, but 1
 * when no storm was found.
 */
async function sweep(events: number): Promise<number> {
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
      // Through a pipe Vitest writes whole lines, between which the time may stand.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, STORM_EVENTS: String(events) },
    },
  );
  child.stdout.pipe(process.stdout, { end: false });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve(status ?? 1);
    });
  });
}

/** Vitest is content when a name fits no test at all. */
function checkReport(): number {
  const { passed } = countVitest(JSON.parse(readFileSync(REPORT, 'utf8')));
  console.log(`${passed} storms broke no law.`);
  return passed > 0 ? 0 : 1;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { events: { type: 'string', default: '1000000' } } });
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 1)
    throw new Error('--events takes a number from 1 on.');
  process.exitCode = await sweep(events);
}
