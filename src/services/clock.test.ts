import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the clock of the device', () => {
  test('a wait is over after its time and not before', async () => {
    const settled = vi.fn<() => void>();
    const wait = browserClock.wait(1000, new AbortController().signal).then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
    await wait;
  });

  test('an aborted wait rejects with the reason and leaves no timer behind', async () => {
    const controller = new AbortController();
    const wait = browserClock.wait(1000, controller.signal);
    controller.abort('left');
    await expect(wait).rejects.toBe('left');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a wait under an aborted signal never starts', async () => {
    await expect(browserClock.wait(1000, AbortSignal.abort('left'))).rejects.toBe('left');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an abort after the end changes nothing', async () => {
    const controller = new AbortController();
    const wait = browserClock.wait(10, controller.signal);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('left');
    await expect(wait).resolves.toBeUndefined();
  });

  test('now goes on with time', () => {
    const before = browserClock.now();
    vi.advanceTimersByTime(250);
    expect(browserClock.now() - before).toBe(250);
  });
});
