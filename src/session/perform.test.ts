import { describe, expect, test } from 'vitest';
import type { WaitTask } from '#core/machine.ts';
import { fakeClock } from '#services/fakes.ts';
import { waitFor } from './perform.ts';

const WAIT: WaitTask<'done'> = { key: 'wait', kind: 'wait', ms: 400, event: 'done' };
const SEEN: WaitTask<'done'> = { ...WAIT, fromPaint: true };
const PAINT_MS = 70;

describe('a wait', () => {
  test.each([
    ['takes its time', WAIT, 400],
    ['from the paint takes its time after it', SEEN, PAINT_MS + 400],
  ])('%s', async (_, task, ms) => {
    const clock = fakeClock();
    const { signal } = new AbortController();
    const ends: string[] = [];
    const afterPaint = (painted: () => void) => void clock.wait(PAINT_MS, signal).then(painted);
    void waitFor(task, { clock, afterPaint }, signal).then((event) =>
      ends.push(`${event} at ${clock.now()}`),
    );
    await clock.advance(1000);
    expect(ends).toEqual([`done at ${ms}`]);
  });

  test.each([
    ['', WAIT],
    [' before the paint', SEEN],
  ])('rejects when it is aborted%s', async (_, task) => {
    const controller = new AbortController();
    const environment = { clock: fakeClock(), afterPaint: queueMicrotask };
    const wait = waitFor(task, environment, controller.signal);
    controller.abort('left');
    await expect(wait).rejects.toBe('left');
  });
});
