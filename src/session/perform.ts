import type { WaitTask } from '#core/machine.ts';
import type { Environment } from './environment.ts';

/** The event of a wait when its time is over; rejects with the signal's reason when aborted. */
export async function waitFor<Event>(
  task: WaitTask<Event>,
  { clock, afterPaint }: Pick<Environment, 'clock' | 'afterPaint'>,
  reducedMotion: boolean,
  signal: AbortSignal,
): Promise<Event> {
  const ms = reducedMotion && task.forMotion === true ? 0 : task.ms;
  if (task.fromPaint === true) await new Promise<void>(afterPaint);
  await clock.wait(ms, signal);
  return task.event;
}
