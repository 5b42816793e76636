import { execSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Round, TimedRounds } from './comparison.ts';

/** The folder of a checkout with its finished build in `dist/`, for each of the two. */
export type Checkouts = Round<string>;

/** How long things took, in milliseconds, each by its name. */
export type Times = Readonly<Record<string, readonly number[]>>;

/** The times of both builds in all rounds, each by its name. */
export type Series = Readonly<Record<string, TimedRounds>>;

/** Runs a task on both sides in turn, round after round, so that changes on the machine affect both. */
export async function inTurns<Side>(
  count: number,
  sides: Round<Side>,
  task: (side: Side) => Times | Promise<Times>,
): Promise<Series> {
  const series: Record<string, Round<readonly number[]>[]> = {};
  for (let round = 0; round < count; round += 1) {
    const candidate = await task(sides.candidate);
    const baseline = await task(sides.baseline);
    for (const [name, times] of Object.entries(candidate)) {
      (series[name] ??= []).push({ candidate: times, baseline: baseline[name] ?? [] });
    }
  }
  return series;
}

/**
 * The folder of a commit's checkout with its finished build, made the first time and kept for later
 * ones. Throws when the commit is no full hash or not in this repository, or cannot be built.
 */
export function prepareBaseline(commit: string): string {
  if (!/^[0-9a-f]{40}$/.test(commit)) {
    throw new Error('bench/baseline.json names its commit by a full hash of 40 digits.');
  }
  const folder = resolve('.build/bench', commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  console.log(`Building the baseline, ${commit} …`);
  run(`git clone --quiet --shared --no-checkout . "${unfinished}"`, '.');
  try {
    run(`git checkout --quiet ${commit}`, unfinished);
  } catch (cause) {
    throw new Error(
      `The baseline ${commit} of bench/baseline.json is not in this checkout.\n` +
        `In a shallow clone "git fetch --unshallow" brings it; a copy without history cannot be compared.`,
      { cause },
    );
  }
  run('npm ci --no-audit --no-fund', unfinished);
  run('npm run build', unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** Runs a command in a folder; throws all that it has said when it fails. */
export function run(command: string, folder: string): void {
  execSync(command, { cwd: folder, stdio: 'pipe', encoding: 'utf8', maxBuffer: Infinity });
}
