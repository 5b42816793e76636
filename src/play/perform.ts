import type { WaitTask } from '#core/machine.ts';
import type { Clock } from '#services/clock.ts';

/** The event of a wait when its time is over; rejects with the signal's reason when aborted. */
export async function waitFor<Event>(
  task: WaitTask<Event>,
  clock: Clock,
  reducedMotion: boolean,
  signal: AbortSignal,
): Promise<Event> {
  const ms = reducedMotion && task.forMotion === true ? 0 : task.ms;
  await clock.wait(ms, signal);
  return task.event;
}
