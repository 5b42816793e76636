import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { oneOf } from '../measure/command-line.ts';

interface Step {
  readonly name: string;
  /** For a shell: npm has put the tools on the path, and on Windows they are `.cmd` files. */
  readonly command: string;
  /** Where a test runner leaves its count as JSON; any other step counts as one. */
  readonly report?: string;
}

/** What Vitest and Playwright say of themselves, each in its own words. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number };
}

interface Result {
  readonly step: string;
  readonly verdict: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
}

const VITEST_REPORT = '.build/vitest.json';
/** The step without which none after it makes sense. */
const BUILD = 'build';

/** Every other step needs what it writes. */
const ASSETS: Step = { name: 'assets', command: 'node scripts/build/make-assets.ts' };

/** What needs neither a build nor a browser. */
const SOURCES: readonly Step[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'types', command: 'tsc -p tsconfig.json --noEmit' },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json' },
  { name: 'worker types', command: 'tsc -p src/service-worker' },
  { name: 'lint', command: 'oxlint' },
  { name: 'dead code', command: 'knip' },
  {
    name: 'messages',
    command: 'lingui check sync --clean --verbose && node scripts/check/check-messages.ts',
  },
  { name: 'packages', command: 'node scripts/check/check-packages.ts' },
  {
    name: 'unit',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
    report: VITEST_REPORT,
  },
];

/** Steps in one list may run at the same time; a list begins when the one before it has ended. */
const CHECK: readonly (readonly Step[])[] = [[ASSETS], SOURCES];

const TEST: readonly (readonly Step[])[] = [
  [ASSETS],
  // The longest begins first.
  [{ name: BUILD, command: 'npm run build' }, ...SOURCES],
  [{ name: 'links', command: 'node scripts/check/check-links.ts' }],
  [{ name: 'budgets', command: 'node scripts/check/check-budgets.ts' }],
  [{ name: 'browser', command: 'playwright test', report: '.build/playwright.json' }],
];

/** Most steps keep one core at work, and few machines have less than two. */
const STEPS_AT_A_TIME = 2;

/* Runs the lists of steps one after another, prints a table and the closing line; fails unless all passed. */
const lists = { check: CHECK, test: TEST }[oneOf(process.argv[2] ?? '', ['check', 'test'])];
const results: Result[] = [];
for (const list of lists) {
  const hasBuild = !results.some((each) => each.step === BUILD && each.verdict === 'FAILED');
  results.push(...(hasBuild ? await runAll(list) : list.map(notRun)));
}
console.log();
console.table(results);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs steps that do not need one another; the results are in their order. */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const ended: Result[] = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) ended[index] = await run(step, steps.length === 1);
  };
  await Promise.all(Array.from({ length: STEPS_AT_A_TIME }, work));
  return ended;
}

function notRun({ name }: Step): Result {
  return { step: name, verdict: 'not run', seconds: 0, passed: 0, failed: 1 };
}

async function run(step: Step, isAlone: boolean): Promise<Result> {
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const startMs = performance.now();
  const isGood = await execute(step, isAlone);
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  const { numPassedTests, numFailedTests, stats } = readReport(step);
  return {
    step: step.name,
    verdict: isGood ? 'passed' : 'FAILED',
    seconds,
    passed: numPassedTests ?? stats?.expected ?? Number(isGood),
    // A test runner that fails without a failed test counts as one failure itself.
    failed: isGood ? 0 : numFailedTests || stats?.unexpected || 1,
  };
}

/** Shows what a step prints: while it runs, or when it has ended, if another one prints at the same time. */
async function execute({ name, command }: Step, isAlone: boolean): Promise<boolean> {
  const heading = `\n── ${name}: ${command}`;
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

function readReport({ report }: Step): Report {
  if (report === undefined || !existsSync(report)) return {};
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}
