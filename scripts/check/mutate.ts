import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { differences, listedSurvivors, survivorLine } from './survivors.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const ROOT = join(import.meta.dirname, '../..');
const REPORTS = '.build/mutation';
/** The least share of mutants that each folder's tests have to notice, in percent. */
const LEAST_SCORE = 90;

const CORE = 'src/core';
const FOLDERS = [CORE, ...foldersIn('src/games')];

/** Files that decide nothing in a game, by their names. */
const LEFT_OUT = [
  /\.test\.ts$/,
  // Scripted games serve tests only.
  /^scripted-play\.ts$/,
  // Lists of files and names, which other checks walk.
  /^(facts|opponent)\.ts$/,
  // Texts have checks of their own: `check-messages.ts` and the tests of words.
  /(words|how-to|names|about|tile)\.ts$/,
];

/** What happened to the mutants of one folder. */
interface Result {
  readonly folder: string;
  readonly killed: number;
  readonly survived: number;
  /** Mutants that threw while a file was loaded: no test could start, so the score leaves them out. */
  readonly broken: number;
  readonly minutes: number;
  /** Each as `survivorLine` writes it. */
  readonly survivors: readonly string[];
}

/**
 * Stryker's options for a folder. It checks no types, because its checker needs an API that TypeScript 7
 * does not have. So does its rewriting of `tsconfig.json`, which is therefore not copied.
 */
function optionsFor(folder: string, concurrency: number): Options {
  const report = join(REPORTS, nameOf(folder));
  return {
    mutate: filesIn(folder),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', dir: folder },
    coverageAnalysis: 'perTest',
    concurrency,
    // A test that is slow on a busy machine is not an endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: join(REPORTS, 'copies'),
    ignorePatterns: ['/*', '!/src', '!/scripts', '!/package.json', '!/*.config.ts'],
  };
}

/**
 * Changes a folder's source in one place after another and checks each time whether the folder's own
 * tests notice. The command does all folders unless told otherwise:
 *
 *     npm run mutate
 *     npm run mutate -- core memory --concurrency 2
 */
async function mutate(folder: string, concurrency: number): Promise<Result> {
  console.log(`\n── ${folder}`);
  const startMs = performance.now();
  const mutants = await new Stryker(optionsFor(folder, concurrency)).runMutationTest();
  const minutes = (performance.now() - startMs) / 60_000;
  const survivors = withStatus(mutants, 'Survived', 'NoCoverage');
  return {
    folder,
    killed: withStatus(mutants, 'Killed', 'Timeout').length,
    survived: survivors.length,
    broken: withStatus(mutants, 'RuntimeError', 'CompileError').length,
    minutes,
    survivors: survivors.map((mutant) => {
      const fileName = relative(ROOT, mutant.fileName).replaceAll('\\', '/');
      return survivorLine({ ...mutant, fileName }, source(fileName));
    }),
  };
}

function print(results: readonly Result[]): void {
  const total = {
    folder: 'all',
    killed: sum(results.map(({ killed }) => killed)),
    survived: sum(results.map(({ survived }) => survived)),
    broken: sum(results.map(({ broken }) => broken)),
    minutes: sum(results.map(({ minutes }) => minutes)),
  };
  console.log();
  console.table(
    [...results, total].map(({ folder, killed, survived, broken, minutes }) => ({
      folder,
      killed,
      survived,
      broken,
      'score %': ((100 * killed) / (killed + survived)).toFixed(1),
      minutes: minutes.toFixed(1),
    })),
  );
  console.log(`Reports: ${REPORTS}/*.html`);
}

/** Whether the list of a folder's survivors is correct; prints where it is not. A folder without any needs none. */
function isListTrue({ folder, survivors }: Result): boolean {
  const list = folder === CORE ? 'docs/mutation.md' : `${folder}/mutation.md`;
  const listed = existsSync(join(ROOT, list)) ? listedSurvivors(source(list)) : [];
  const { unlisted, outdated } = differences(survivors, listed);
  printAll(`Survived, and ${list} does not say why:`, unlisted);
  printAll(`In ${list}, but killed:`, outdated);
  return unlisted.length === 0 && outdated.length === 0;
}

function printAll(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.error([title, ...lines].join('\n'));
}

function withStatus(mutants: Mutants, ...statuses: readonly Mutants[number]['status'][]): Mutants {
  return mutants.filter(({ status }) => statuses.includes(status));
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !LEFT_OUT.some((pattern) => pattern.test(name)))
    .map((name) => `${folder}/${name}`);
}

function nameOf(folder: string): string {
  return folder.split('/').at(-1) ?? folder;
}

function source(fileName: string): string {
  return readFileSync(join(ROOT, fileName), 'utf8');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { concurrency: { type: 'string' } },
  });
  const names = FOLDERS.map(nameOf);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not one of ${names.join(', ')}: ${unknown.join(', ')}.`);
  const concurrency = Number(values.concurrency ?? availableParallelism());
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new Error('--concurrency takes a number from 1 on.');
  }
  const results: Result[] = [];
  for (const folder of FOLDERS) {
    if (positionals.length > 0 && !positionals.includes(nameOf(folder))) continue;
    results.push(await mutate(folder, concurrency));
  }
  print(results);
  // Each prints its differences.
  if (!results.map(isListTrue).every(Boolean)) process.exitCode = 1;
}
