import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { oneOf } from '../measure/command-line.ts';

/** Commands for a shell by the names of their steps: npm has put the tools on the path, on Windows as `.cmd` files. */
type Steps = Readonly<Record<string, string>>;

/** What Vitest and Playwright say of themselves, each in its own words. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number };
}

type Result = ReturnType<typeof notRun>;

/** Where test runners leave their counts as JSON; any other step counts as one. */
const REPORTS: Readonly<Record<string, string>> = {
  unit: '.build/vitest.json',
  browser: '.build/playwright.json',
};

/** Every other step needs what it writes. */
const ASSETS: Steps = { assets: 'node scripts/build/make-assets.ts' };

/** What needs neither a build nor a browser. */
const SOURCES: Steps = {
  format: 'oxfmt --check',
  types: 'tsc -p tsconfig.json --noEmit',
  'pure types': 'tsc -p tsconfig.pure.json',
  'worker types': 'tsc -p src/service-worker',
  lint: 'oxlint',
  'dead code': 'knip',
  'messages in step': 'lingui check sync --clean --verbose',
  'messages translated': 'lingui check missing',
  messages: 'node scripts/check/check-messages.ts',
  packages: 'node scripts/check/check-packages.ts',
  unit: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS['unit']}`,
};

/** Steps in one list may run at the same time; a list begins when the one before it has ended. */
const LISTS: Readonly<Record<'check' | 'test', readonly Steps[]>> = {
  check: [ASSETS, SOURCES],
  test: [
    ASSETS,
    // The longest begins first. Without the build nothing after its list makes sense.
    { build: 'npm run build', ...SOURCES },
    { links: 'node scripts/check/check-links.ts' },
    { budgets: 'node scripts/check/check-budgets.ts' },
    { browser: 'playwright test' },
  ],
};

// `.ci/run` asks for more.
process.env['TEST_DEPTH'] ??= 'smoke';

/** Most steps keep one core at work, and few machines have less than two. */
const STEPS_AT_A_TIME = 2;

/* Runs the lists of steps one after another, prints a table and the closing line; fails unless all passed. */
const results: Result[] = [];
for (const list of LISTS[oneOf(process.argv[2] ?? '', ['check', 'test'])]) {
  const hasBuild = !results.some(({ step, failed }) => step === 'build' && failed > 0);
  results.push(...(hasBuild ? await runAll(list) : Object.keys(list).map(notRun)));
}
console.log();
console.table(results);
const passes = results.reduce((sum, { passed }) => sum + passed, 0);
const failures = results.reduce((sum, { failed }) => sum + failed, 0);
console.log(`${passes} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

/** Runs steps that do not need one another; the results are in their order. */
async function runAll(list: Steps): Promise<readonly Result[]> {
  const steps = Object.entries(list);
  // A result waits for those before it; with room for all of them, a long step holds up no other.
  const options = { concurrency: STEPS_AT_A_TIME, highWaterMark: steps.length };
  const runOne = (step: readonly [string, string]) => run(step, steps.length === 1);
  return (await Readable.from(steps).map(runOne, options).toArray()) as readonly Result[];
}

function notRun(step: string) {
  return { step, verdict: 'not run', seconds: 0, passed: 0, failed: 1 };
}

async function run([step, command]: readonly [string, string], isAlone: boolean): Promise<Result> {
  const report = REPORTS[step];
  if (report !== undefined) rmSync(report, { force: true });
  const startMs = performance.now();
  const isGood = await execute(`\n── ${step}: ${command}`, command, isAlone);
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  const { numPassedTests, numFailedTests, stats } = readReport(report);
  return {
    step,
    verdict: isGood ? 'passed' : 'FAILED',
    seconds,
    passed: numPassedTests ?? stats?.expected ?? Number(isGood),
    // A test runner that fails without a failed test counts as one failure itself.
    failed: isGood ? 0 : numFailedTests || stats?.unexpected || 1,
  };
}

/** Shows what a step prints: while it runs, or when it has ended, if another one prints at the same time. */
async function execute(heading: string, command: string, isAlone: boolean): Promise<boolean> {
  if (isAlone) {
    console.log(heading);
    return succeeds(spawn(command, { shell: true, stdio: 'inherit' }));
  }
  const quiet = `(${command}) 2>&1`;
  const child = spawn(quiet, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, isGood] = await Promise.all([text(child.stdout), succeeds(child)]);
  console.log(`${heading}\n${output.trimEnd()}`);
  return isGood;
}

function succeeds(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
}

function readReport(file: string | undefined): Report {
  if (file === undefined || !existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
