import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countPlaywright, countVitest, type Count } from './count-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST_REPORT = '.build/vitest.json';
const PLAYWRIGHT_REPORT = '.build/playwright.json';

interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...programArguments: string[]];
  /** Where a test runner leaves its count; any other step counts as one. */
  readonly report?: { readonly path: string; readonly count: (report: unknown) => Count };
  /** The step that must succeed for this one to make sense. */
  readonly needs?: string;
}

interface Result {
  readonly step: string;
  readonly verdict: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
  readonly count: Count;
}

/** The steps that need no browser. */
const CHECK: readonly Step[] = [
  { name: 'assets', command: ['node', 'scripts/build/make-assets.ts'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'pure types', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'worker types', command: ['tsc', '-p', 'src/service-worker'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'messages', command: ['node', 'scripts/check/check-messages.ts'] },
  { name: 'lock', command: ['node', 'scripts/check/check-lock.ts'] },
  { name: 'licences', command: ['node', 'scripts/check/check-licences.ts'] },
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
    report: { path: VITEST_REPORT, count: countVitest },
  },
];

const TEST: readonly Step[] = [
  ...CHECK,
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'links', command: ['node', 'scripts/check/check-links.ts'], needs: 'build' },
  { name: 'budgets', command: ['node', 'scripts/check/check-budgets.ts'], needs: 'build' },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: { path: PLAYWRIGHT_REPORT, count: countPlaywright },
    needs: 'build',
  },
];

/** Runs the steps one after another, prints a table and the closing line; true when all passed. */
async function runChecks(steps: readonly Step[]): Promise<boolean> {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const results: Result[] = [];
  for (const step of steps) {
    const needed = results.find((result) => result.step === step.needs);
    results.push(needed?.verdict === 'FAILED' ? notRun(step) : await runStep(step));
  }
  return print(results);
}

async function runStep(step: Step): Promise<Result> {
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  if (step.report !== undefined) rmSync(join(ROOT, step.report.path), { force: true });
  const startMs = performance.now();
  const isGood = await succeeds(step.command);
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  const count = countOf(step, isGood);
  return { step: step.name, verdict: count.failed === 0 ? 'passed' : 'FAILED', seconds, count };
}

function notRun(step: Step): Result {
  return {
    step: step.name,
    verdict: 'not run',
    seconds: 0,
    count: { passed: 0, failed: 1 },
  };
}

function succeeds([program, ...programArguments]: Step['command']): Promise<boolean> {
  const child = spawn(program, programArguments, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithTools() },
    // The tools are `.cmd` files on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (status) => {
      resolve(status === 0);
    });
  });
}

function pathWithTools(): string {
  return [join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
}

/** A test runner that fails without a failed test counts as one failure itself. */
function countOf({ report }: Step, isGood: boolean): Count {
  const count = report === undefined ? null : readCount(report);
  if (count === null) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 };
}

function readCount({ path, count }: NonNullable<Step['report']>): Count | null {
  try {
    return count(JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
  } catch {
    return null;
  }
}

function print(results: readonly Result[]): boolean {
  console.log();
  console.table(
    results.map(({ step, verdict, seconds, count }) => ({ step, verdict, seconds, ...count })),
  );
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
  const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

const STEPS: Readonly<Record<string, readonly Step[]>> = { check: CHECK, test: TEST };

if (import.meta.main) {
  const steps = STEPS[process.argv[2] ?? ''];
  if (steps === undefined) throw new Error('Usage: node scripts/check/run-checks.ts check|test');
  process.exitCode = (await runChecks(steps)) ? 0 : 1;
}
