import type { Round } from './comparison.ts';

/** The folder of a checkout with its finished build in `dist/`, for each of the two. */
export type Checkouts = Round<string>;

/**
 * Runs a task on both sides in turn, round after round, so that changes on the machine affect both.
 */
export async function inTurns<Side, Result>(
  rounds: number,
  { candidate, baseline }: Round<Side>,
  task: (side: Side, round: number) => Promise<Result>,
): Promise<readonly Round<Result>[]> {
  const results: Round<Result>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      candidate: await task(candidate, round),
      baseline: await task(baseline, round),
    });
  }
  return results;
}
