import type { SeriesEvent, SettleTask } from '#core/series.ts';
import type { Environment } from './environment.ts';

/** A piece drops into its cell. */
export const PLACE_MS = 220;
/** The winning line is drawn once the last piece has landed, and is then seen alone. */
const LINE_MS = 410;
const QUIET_MS = 1200;
/** Nothing moves, but a result still comes after the move that it follows from. */
const STILL_RESULT_MS = 300;

type Seen = Pick<Environment, 'clock' | 'afterPaint' | 'prefersReducedMotion'>;

/**
 * The event of a move that has been seen, counted from its paint. `landingMs` is how long its piece takes
 * to land; rejects with the signal's reason when aborted.
 */
export async function settle<Position>(
  task: SettleTask<Position>,
  landingMs: number,
  { clock, afterPaint, prefersReducedMotion }: Seen,
  signal: AbortSignal,
): Promise<Extract<SeriesEvent<never>, { readonly type: 'settled' }>> {
  const isLanding = task.step === 'landing';
  const ms = prefersReducedMotion()
    ? isLanding
      ? 0
      : STILL_RESULT_MS
    : isLanding
      ? landingMs
      : LINE_MS + QUIET_MS;
  await new Promise<void>(afterPaint);
  if (ms > 0) await clock.wait(ms, signal);
  return { type: 'settled', ply: task.ply, step: task.step };
}
