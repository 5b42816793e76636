import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { differences, listedSurvivors, survivorLine } from './survivors.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const ROOT = join(import.meta.dirname, '../..');
const REPORTS = '.build/mutation';
/** The least share of mutants that each folder's tests have to notice, in percent. */
const LEAST_SCORE = 90;

const SURVIVED: readonly Mutants[number]['status'][] = ['Survived', 'NoCoverage'];
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

/**
 * Stryker's options for a folder. It checks no types, because its checker needs an API that TypeScript 7
 * does not have. So does its rewriting of `tsconfig.json`, which is therefore not copied.
 */
function optionsFor(folder: string, concurrency: number): Options {
  const report = join(REPORTS, basename(folder));
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

/** Changes a folder's source in one place after another; resolves to all changes and what became of them. */
async function mutate(folder: string, concurrency: number): Promise<Mutants> {
  console.log(`\n── ${folder}`);
  const mutants = await new Stryker(optionsFor(folder, concurrency)).runMutationTest();
  return mutants.map((mutant) => ({
    ...mutant,
    fileName: relative(ROOT, mutant.fileName).replaceAll('\\', '/'),
  }));
}

/** A row of the table; `broken` are those that threw while a file was loaded, and count for nothing. */
function outcomeOf(folder: string, mutants: Mutants) {
  const count = (...statuses: readonly Mutants[number]['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count(...SURVIVED);
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  return {
    folder,
    killed,
    survived,
    broken: count('RuntimeError', 'CompileError'),
    'score %': score,
  };
}

/** Where it is said of a folder what its tests do not notice; a folder without such changes has no list. */
function listOf(folder: string): string {
  return folder === CORE ? 'docs/mutation.md' : `${folder}/mutation.md`;
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

function source(fileName: string): string {
  return readFileSync(join(ROOT, fileName), 'utf8');
}

/**
 * Checks of each change whether the folder's own tests notice it, and compares what survives with the list. The
 * command does all folders unless told otherwise:
 *
 *     npm run mutate
 *     npm run mutate -- core memory --concurrency 2
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { concurrency: { type: 'string' } },
  });
  const names = FOLDERS.map((folder) => basename(folder));
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not one of ${names.join(', ')}: ${unknown.join(', ')}.`);
  const concurrency = Number(values.concurrency ?? availableParallelism());
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new Error('--concurrency takes a number from 1 on.');
  }
  const folders = FOLDERS.filter(
    (folder) => positionals.length === 0 || positionals.includes(basename(folder)),
  );
  const mutants: Mutants[number][] = [];
  for (const folder of folders) mutants.push(...(await mutate(folder, concurrency)));

  const isIn = (folder: string) => (mutant: Mutants[number]) =>
    mutant.fileName.startsWith(`${folder}/`);
  console.table([
    ...folders.map((folder) => outcomeOf(folder, mutants.filter(isIn(folder)))),
    outcomeOf('all', mutants),
  ]);
  console.log(`Reports: ${REPORTS}/*.html`);

  const survivors = mutants
    .filter(({ status }) => SURVIVED.includes(status))
    .map((mutant) => survivorLine(mutant, source(mutant.fileName)));
  const listed = folders.flatMap(listOf).filter((list) => existsSync(join(ROOT, list)));
  const { unlisted, outdated } = differences(
    survivors,
    listed.flatMap((list) => listedSurvivors(source(list))),
  );
  for (const line of unlisted) console.error(`Survived, and no list says why: ${line}`);
  for (const line of outdated) console.error(`Listed, but killed: ${line}`);
  // Stryker has set the exit code already if a folder's score is too low.
  if (unlisted.length + outdated.length > 0) process.exitCode = 1;
}
