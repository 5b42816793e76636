import { expect, test } from 'vitest';
import type { SettleTask } from '#core/series.ts';
import { fakeClock } from '#services/fakes.ts';
import { see, settle } from './settle.ts';

const TASK = { key: 'settle', kind: 'settle', ply: 4, move: 2, position: 'any' } as const;
const PAINT_MS = 70;

test.each([
  ['a piece is seen until it has landed, counted from its paint', 'landing', false, PAINT_MS + 300],
  ['a result is seen for its line and 1.2 s more', 'result', false, 410 + 1200],
  ['under reduced motion a piece has landed as soon as it is painted', 'landing', true, PAINT_MS],
  ['under reduced motion a result is told after 300 ms', 'result', true, 300],
] as const)('%s', async (_, step, isReduced, ms) => {
  const clock = fakeClock();
  const { signal } = new AbortController();
  const events: object[] = [];
  const afterPaint = (painted: () => void) => void clock.wait(PAINT_MS, signal).then(painted);
  const environment = { clock, afterPaint, prefersReducedMotion: () => isReduced };
  const task: SettleTask<string> = { ...TASK, step };
  void settle(task, 300, environment, signal).then((event) => events.push(event));
  await clock.advance(ms - 1);
  expect(events).toEqual([]);
  await clock.advance(1);
  expect(events).toEqual([{ type: 'settled', ply: 4, step }]);
});

test('a wait that is aborted rejects', async () => {
  const controller = new AbortController();
  const environment = {
    clock: fakeClock(),
    afterPaint: queueMicrotask,
    prefersReducedMotion: () => false,
  };
  const wait = settle({ ...TASK, step: 'landing' }, 300, environment, controller.signal);
  controller.abort('left');
  await expect(wait).rejects.toBe('left');
});

test.each([
  ['is seen being drawn, and then for 600 ms', false, 1010],
  ['is there at once under reduced motion', true, 0],
])('a line %s', async (_, isReduced, ms) => {
  const clock = fakeClock();
  const { signal } = new AbortController();
  const environment = { clock, afterPaint: queueMicrotask, prefersReducedMotion: () => isReduced };
  const ends: number[] = [];
  void see('line', 300, environment, signal).then(() => ends.push(clock.now()));
  await clock.advance(2000);
  expect(ends).toEqual([ms]);
});
