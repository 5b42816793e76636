import { describe, expect, test } from 'vitest';
import { fakeClock } from './fakes.ts';

const { signal } = new AbortController();

describe('the fake clock', () => {
  test('waits end in the order of their moments, at their moments', async () => {
    const clock = fakeClock();
    const ends: string[] = [];
    const wait = (name: string, ms: number) =>
      clock.wait(ms, signal).then(() => ends.push(`${name} at ${clock.now()}`));
    void wait('late', 300);
    void wait('early', 100);
    void wait('also early', 100);
    await clock.advance(299);
    expect(ends).toEqual(['early at 100', 'also early at 100']);
    await clock.advance(1);
    expect(ends).toEqual(['early at 100', 'also early at 100', 'late at 300']);
  });

  test('a wait that begins within the time passed ends within it too', async () => {
    const clock = fakeClock();
    const ends: number[] = [];
    const ticks = async () => {
      for (let tick = 0; tick < 3; tick++) {
        await clock.wait(100, signal);
        ends.push(clock.now());
      }
    };
    void ticks();
    await clock.advance(1000);
    expect(ends).toEqual([100, 200, 300]);
    expect(clock.now()).toBe(1000);
  });

  test('an aborted wait rejects with the reason and never ends', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const wait = clock.wait(100, controller.signal);
    controller.abort('left');
    await expect(wait).rejects.toBe('left');
    await expect(clock.wait(100, controller.signal)).rejects.toBe('left');
    await clock.advance(100);
  });
});
