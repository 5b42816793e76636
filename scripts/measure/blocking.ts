/** What a trace tells of one piece of work on a thread; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Absent where the trace ends before the work does. */
  readonly dur?: number;
  /** The processor's time in it: less than `dur` where the thread had to wait for a core. */
  readonly tdur?: number;
}

/** A task that takes longer keeps a visitor's touch waiting: https://web.dev/articles/tbt */
const SHORT_TASK_MS = 50;

/**
 * For how long a page kept its visitor waiting after its first contentful paint, in milliseconds on a
 * machine so many times slower than the one that recorded the trace: Total Blocking Time, but of the
 * processor's time, which other work on the machine does not prolong. Throws where the trace has no
 * first contentful paint.
 */
export function processorBlockingMs(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0, tdur = dur }) => {
      const shareAfterPaint = Math.min(1, Math.max(0, (ts + dur - paint.ts) / Math.max(1, dur)));
      return (tdur * shareAfterPaint * slowdown) / 1000;
    })
    .reduce((sum, taskMs) => sum + Math.max(0, taskMs - SHORT_TASK_MS), 0);
}
