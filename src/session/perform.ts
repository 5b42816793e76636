import type { WaitTask } from '#core/machine.ts';
import type { Environment } from './environment.ts';

/** The event of a wait when its time is over; rejects with the signal's reason when aborted. */
export async function waitFor<Event>(
  task: WaitTask<Event>,
  { clock, afterPaint }: Pick<Environment, 'clock' | 'afterPaint'>,
  signal: AbortSignal,
): Promise<Event> {
  if (task.fromPaint === true) await new Promise<void>(afterPaint);
  await clock.wait(task.ms, signal);
  return task.event;
}
