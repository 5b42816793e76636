import { expect, test } from 'vitest';
import { processorBlockingMs, type TraceEvent } from './blocking.ts';

const MAIN = { pid: 1, tid: 1 };

/** A task of the page's main thread; times in milliseconds. */
function task(startMs: number, clockMs: number, processorMs = clockMs): TraceEvent {
  const times = { ts: startMs * 1000, dur: clockMs * 1000, tdur: processorMs * 1000 };
  return { name: 'RunTask', ...MAIN, ...times };
}

function paintAt(ms: number): TraceEvent {
  return { name: 'firstContentfulPaint', ...MAIN, ts: ms * 1000, dur: 0 };
}

test.each([
  ['what each long task takes beyond 50 ms', [task(20, 60), task(90, 80)], 1, 40],
  ['nothing for short tasks, however many', [task(20, 50), task(80, 50)], 1, 0],
  ['the time of a slower machine', [task(20, 20)], 4, 30],
  ['the time of the processor, not that of the clock', [task(20, 500, 60)], 1, 10],
  ['nothing for tasks before the first paint', [task(0, 10, 10)], 100, 0],
  ['what is left of a task at the first paint', [task(0, 110)], 1, 50],
  ['nothing for a task too short for the clock', [task(10, 0)], 1, 0],
  ['nothing for other threads', [{ ...task(20, 90), tid: 2 }], 1, 0],
  ['nothing for other processes', [{ ...task(20, 90), pid: 2 }], 1, 0],
  ['nothing for parts of a task', [{ ...task(20, 90), name: 'Layout' }], 1, 0],
])('the processor’s blocking time is %s', (_, tasks, slowdown, expected) => {
  expect(processorBlockingMs([paintAt(10), ...tasks], slowdown)).toBeCloseTo(expected);
});

test('the clock’s time counts where the trace lacks the processor’s', () => {
  const { tdur: _, ...untimed } = task(20, 60);
  expect(processorBlockingMs([paintAt(10), untimed], 1)).toBeCloseTo(10);
});

test('a task that the trace does not see end counts nothing', () => {
  const { dur: _, tdur: __, ...unfinished } = task(90, 80);
  expect(processorBlockingMs([paintAt(10), task(20, 60), unfinished], 1)).toBeCloseTo(10);
});

test('a trace without a first paint cannot be judged', () => {
  expect(() => processorBlockingMs([task(20, 60)], 1)).toThrow('no first contentful paint');
});
