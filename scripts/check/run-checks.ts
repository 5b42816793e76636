import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oneOf } from '../measure/command-line.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Step {
  readonly name: string;
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

/** The steps that need no browser. */
const CHECK: readonly Step[] = [
  { name: 'assets', command: 'node scripts/build/make-assets.ts' },
  { name: 'types', command: 'tsc -p tsconfig.json --noEmit' },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json' },
  { name: 'worker types', command: 'tsc -p src/service-worker' },
  { name: 'lint', command: 'oxlint' },
  { name: 'format', command: 'prettier --check .' },
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

const TEST: readonly Step[] = [
  ...CHECK,
  { name: BUILD, command: 'npm run build' },
  { name: 'links', command: 'node scripts/check/check-links.ts' },
  { name: 'budgets', command: 'node scripts/check/check-budgets.ts' },
  { name: 'browser', command: 'playwright test', report: '.build/playwright.json' },
];

/** Runs the steps one after another, prints a table and the closing line; true when all passed. */
function runChecks(steps: readonly Step[]): boolean {
  const results: Result[] = [];
  for (const step of steps) {
    const hasBuild = !results.some((each) => each.step === BUILD && each.verdict === 'FAILED');
    results.push(hasBuild ? run(step) : notRun(step));
  }
  console.log();
  console.table(results);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
  return failed === 0;
}

function notRun({ name }: Step): Result {
  return { step: name, verdict: 'not run', seconds: 0, passed: 0, failed: 1 };
}

function run(step: Step): Result {
  console.log(`\n── ${step.name}: ${step.command}`);
  if (step.report !== undefined) rmSync(join(ROOT, step.report), { force: true });
  const startMs = performance.now();
  // npm has put the tools on the path; a shell finds them on every system: on Windows they are `.cmd` files.
  const { status } = spawnSync(step.command, { cwd: ROOT, stdio: 'inherit', shell: true });
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  const isGood = status === 0;
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

function readReport({ report }: Step): Report {
  const path = join(ROOT, report ?? '');
  if (report === undefined || !existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

if (import.meta.main) {
  const steps = { check: CHECK, test: TEST }[oneOf(process.argv[2] ?? '', ['check', 'test'])];
  process.exitCode = runChecks(steps) ? 0 : 1;
}
