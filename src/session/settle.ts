import type { SeriesEvent, SettleTask, Settling } from '#core/series.ts';
import type { Environment } from './environment.ts';

/** A piece drops into its cell. */
export const PLACE_MS = 220;
/** A disc falls at 90 ms a row, counted from the top, and bounces for 160 ms. */
export function dropMs(row: number): number {
  return 90 * (row + 1) + 160;
}

/** The winning line is drawn once the last piece has landed, and is then seen alone. */
const LINE_MS = 410;
const QUIET_MS = 1200;
/** Where more moves follow, the line is seen alone for less. */
const SHORT_QUIET_MS = 600;
/** Nothing moves, but a result still comes after the move that it follows from. */
const STILL_RESULT_MS = 300;

type Seen = Pick<Environment, 'clock' | 'afterPaint' | 'prefersReducedMotion'>;

/**
 * The event of a move that has been seen: its piece lands within `landingMs` of its paint. Rejects with
 * the signal's reason when aborted.
 */
export async function settle<Position>(
  { step, ply }: SettleTask<Position>,
  landingMs: number,
  environment: Seen,
  signal: AbortSignal,
): Promise<Extract<SeriesEvent<never>, { readonly type: 'settled' }>> {
  await see(step, landingMs, environment, signal);
  return { type: 'settled', ply, step };
}

/**
 * Takes as long as a part of a move is seen: its piece landing within `landingMs` of its paint, its line
 * alone, or the result that it has led to. Rejects with the signal's reason when aborted.
 */
export async function see(
  part: Settling | 'line',
  landingMs: number,
  { clock, afterPaint, prefersReducedMotion }: Seen,
  signal: AbortSignal,
): Promise<void> {
  const isStill = prefersReducedMotion();
  switch (part) {
    case 'landing':
      await new Promise<void>(afterPaint);
      return isStill ? undefined : clock.wait(landingMs, signal);
    case 'line':
      return isStill ? undefined : clock.wait(LINE_MS + SHORT_QUIET_MS, signal);
    case 'result':
      return clock.wait(isStill ? STILL_RESULT_MS : LINE_MS + QUIET_MS, signal);
    default:
      return part satisfies never;
  }
}
