import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { GAMES } from '#games/catalogue.ts';
import { chosen } from '../measure/command-line.ts';
import { survivorComplaints, survivorLine } from './survivors.ts';

const REPORTS = '.build/mutation';
/** The least share of mutants that each folder's tests have to notice, in percent. */
const LEAST_SCORE = 90;

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

/*
 * Checks of each change whether the folder's own tests notice it, and compares what survives with the list. The
 * command does all folders unless told otherwise:
 *
 *     npm run mutate
 *     npm run mutate -- core memory
 */
for (const name of chosen(process.argv.slice(2), ['core', ...GAMES.map(({ id }) => id)])) {
  const isCore = name === 'core';
  const folder = isCore ? 'src/core' : `src/games/${name}`;
  // A folder without such changes has no list.
  const list = isCore ? 'docs/mutation.md' : `${folder}/mutation.md`;
  console.log(`\n── ${folder}`);
  // The changes that no test notices, tried in one place after another.
  const survivors = (await new Stryker(optionsFor(folder)).runMutationTest())
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => {
      const fileName = relative('.', mutant.fileName).replaceAll('\\', '/');
      return survivorLine({ ...mutant, fileName }, source(fileName));
    });
  const complaints = survivorComplaints(survivors, source(list));
  for (const complaint of complaints) console.error(complaint);
  // Stryker has set the exit code already if the folder's score is too low.
  if (complaints.length > 0) process.exitCode = 1;
}

/**
 * Stryker's options for a folder. It checks no types, because its checker needs an API that TypeScript 7
 * does not have. So does its rewriting of `tsconfig.json`, which is therefore not copied.
 */
function optionsFor(folder: string): ConstructorParameters<typeof Stryker>[0] {
  return {
    mutate: readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !LEFT_OUT.some((pattern) => pattern.test(name)))
      .map((name) => `${folder}/${name}`),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', dir: folder },
    coverageAnalysis: 'perTest',
    // A test that is slow on a busy machine is not an endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, reportMutants: false },
    htmlReporter: { fileName: join(REPORTS, `${basename(folder)}.html`) },
    tempDirName: join(REPORTS, 'copies'),
    ignorePatterns: ['/*', '!/src', '!/scripts', '!/package.json', '!/*.config.ts'],
  };
}

/** The text of a file; empty where there is none. */
function source(fileName: string): string {
  return existsSync(fileName) ? readFileSync(fileName, 'utf8') : '';
}
