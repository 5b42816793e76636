import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Limits, Round, Series } from './comparison.ts';

export const ROOT = join(import.meta.dirname, '../../..');
const BENCH_FOLDER = join(ROOT, '.build/bench');
const MOST_OUTPUT_BYTES = 2 ** 26;

export const MEASURES = ['build', 'hydration', 'moves', 'opponents'] as const;

export type Measure = (typeof MEASURES)[number];

/** The folder of a checkout with its finished build in `dist/`, for each of the two. */
export type Checkouts = Round<string>;

/** How long things took, in milliseconds, each by its name. */
export type Times = Readonly<Record<string, readonly number[]>>;

/** Runs a task on both sides in turn, round after round, so that changes on the machine affect both. */
export async function inTurns<Side>(
  count: number,
  { candidate, baseline }: Round<Side>,
  task: (side: Side) => Promise<Times>,
): Promise<readonly Series[]> {
  const rounds: Round<Times>[] = [];
  while (rounds.length < count) {
    rounds.push({ candidate: await task(candidate), baseline: await task(baseline) });
  }
  return Object.keys(rounds[0]?.candidate ?? {}).map((name) => ({
    name,
    rounds: rounds.map((round) => ({
      candidate: round.candidate[name] ?? [],
      baseline: round.baseline[name] ?? [],
    })),
  }));
}

/** The commit to compare with, and how far measures may exceed it. */
interface Baseline {
  /** A full hash. */
  readonly commit: string;
  readonly limits: Readonly<Record<Measure, Limits>>;
}

/** What `bench/baseline.json` says; throws when it names no commit. */
export function readBaseline(): Baseline {
  const baseline = JSON.parse(readFileSync(join(ROOT, 'bench/baseline.json'), 'utf8')) as Baseline;
  if (!/^[0-9a-f]{40}$/.test(baseline.commit)) {
    throw new Error('bench/baseline.json names its commit by a full hash of 40 digits.');
  }
  return baseline;
}

/**
 * The folder of a commit's checkout with its finished build, made the first time and kept for later
 * ones. Rejects when the commit is not in this repository, or cannot be built.
 */
export async function prepareBaseline(commit: string): Promise<string> {
  const folder = join(BENCH_FOLDER, commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  const archive = `${unfinished}.tar`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  console.log(`Building the baseline, ${commit} …`);
  try {
    await outputOf('git', ['archive', `--output=${archive}`, commit], ROOT);
  } catch (cause) {
    throw new Error(
      `The baseline ${commit} of bench/baseline.json is not in this checkout.\n` +
        `In a shallow clone "git fetch --unshallow" brings it; a copy without history cannot be compared.`,
      { cause },
    );
  }
  await outputOf('tar', ['-xf', archive], unfinished);
  await rm(archive);
  await installPackages(unfinished);
  await npm(['run', 'build'], unfinished);
  await rename(unfinished, folder);
  return folder;
}

/** Equal lock files mean equal packages, which need not be fetched a second time. */
async function installPackages(folder: string): Promise<void> {
  const [ours, theirs] = [ROOT, folder].map((checkout) =>
    readFileSync(join(checkout, 'package-lock.json'), 'utf8'),
  );
  if (ours === theirs) {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    await npm(['ci', '--no-audit', '--no-fund'], folder);
  }
}

/** Runs an npm command in the checkout of a folder. */
export async function npm(words: readonly string[], folder: string): Promise<void> {
  // On Windows npm is a `.cmd` file, which only a shell starts.
  if (process.platform === 'win32') await outputOf('cmd', ['/c', 'npm', ...words], folder);
  else await outputOf('npm', words, folder);
}

/** Runs a program in a folder and returns what it prints; rejects with all its output when it fails. */
export async function outputOf(
  program: string,
  words: readonly string[],
  folder: string,
): Promise<string> {
  try {
    const options = { cwd: folder, maxBuffer: MOST_OUTPUT_BYTES };
    return (await promisify(execFile)(program, [...words], options)).stdout;
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words[0]} failed in ${folder}\n${stdout}${stderr}`, { cause });
  }
}
