import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from './comparison.ts';
import { npm, outputOf } from './command.ts';

export const ROOT = join(import.meta.dirname, '../../..');
const BENCH_FOLDER = join(ROOT, '.build/bench');

export const MEASURES = ['build', 'hydration', 'moves', 'opponents'] as const;

export type Measure = (typeof MEASURES)[number];

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
  await expectCommit(commit);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  console.log(`Building the baseline, ${commit} …`);
  await outputOf('git', ['archive', `--output=${unfinished}.tar`, commit], ROOT);
  await outputOf('tar', ['-xf', `${unfinished}.tar`], unfinished);
  await rm(`${unfinished}.tar`);
  await installPackages(unfinished);
  await npm(['run', 'build'], unfinished);
  await rename(unfinished, folder);
  return folder;
}

async function expectCommit(commit: string): Promise<void> {
  try {
    await outputOf('git', ['cat-file', '-e', `${commit}^{commit}`], ROOT);
  } catch (cause) {
    throw new Error(
      `The baseline ${commit} of bench/baseline.json is not in this checkout.\n` +
        `In a shallow clone "git fetch --unshallow" brings it; a copy without history cannot be compared.`,
      { cause },
    );
  }
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
