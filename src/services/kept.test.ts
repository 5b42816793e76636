import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage, type FakeStorage } from './fakes.ts';
import { keep, type Codec } from './kept.ts';

const KEY = 'count';

/** A count, written as digits. */
const COUNT: Codec<{ readonly count: number }> = {
  key: KEY,
  parse(text) {
    const isIntact = text === null || /^\d+$/.test(text);
    return { value: { count: isIntact ? Number(text) : 0 }, isIntact };
  },
  format: ({ count }) => String(count),
};

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));

describe('a kept value', () => {
  test('is the initial one where nothing is stored', () => {
    const kept = keep(fakeStorage(), COUNT);
    expect(kept.read()).toEqual(kept.initial);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is read from the storage when it is asked for, not before', () => {
    const storage = fakeStorage();
    const kept = keep(storage, COUNT);
    storage.write(KEY, '7');
    expect(kept.initial).toEqual({ count: 0 });
    expect(kept.read()).toEqual({ count: 7 });
  });

  test('stays the same object until it changes', () => {
    const storage = fakeStorage({ [KEY]: '7' });
    const kept = keep(storage, COUNT);
    const value = kept.read();
    kept.subscribe(() => undefined);
    storage.writeElsewhere(KEY, '7');
    expect(kept.readAfresh()).toBe(value);
    expect(kept.read()).toBe(value);
  });

  test('is written to the storage, and listeners are told', () => {
    const storage = fakeStorage();
    const kept = keep(storage, COUNT);
    const listener = vi.fn<() => void>();
    const leave = kept.subscribe(listener);
    kept.write({ count: 8 });
    expect([kept.read(), storage.read(KEY)]).toEqual([{ count: 8 }, '8']);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    kept.write({ count: 9 });
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('what another window writes', () => {
  test('is told to listeners at once', () => {
    const { storage, kept } = withCount('7');
    const counts: number[] = [];
    kept.subscribe(() => counts.push(kept.read().count));
    storage.writeElsewhere(KEY, '8');
    storage.writeElsewhere(KEY, null);
    expect(counts).toEqual([8, 0]);
  });

  test('is known when the value is read afresh, even without a listener', () => {
    const { storage, kept } = withCount('7');
    storage.write(KEY, '8');
    expect(kept.read().count).toBe(7);
    expect(kept.readAfresh().count).toBe(8);
    expect(kept.read().count).toBe(8);
  });

  test('is known when somebody begins to listen', () => {
    const { storage, kept } = withCount('7');
    storage.write(KEY, '8');
    kept.subscribe(() => undefined);
    expect(kept.read().count).toBe(8);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['foreign', 'seven'],
    ['longer than anything that was stored here', '7'.repeat(10_001)],
  ])('because it is %s counts as nothing, and the console is warned once', (_, text) => {
    const { kept } = withCount(text);
    kept.subscribe(() => undefined);
    kept.readAfresh();
    expect(kept.read()).toEqual({ count: 0 });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is written over', () => {
    const { storage, kept } = withCount('seven');
    kept.write({ count: 8 });
    expect(storage.read(KEY)).toBe('8');
    expect(kept.readAfresh().count).toBe(8);
  });
});

function withCount(text: string): { storage: FakeStorage; kept: ReturnType<typeof keepCount> } {
  const storage = fakeStorage({ [KEY]: text });
  const kept = keepCount(storage);
  kept.read();
  return { storage, kept };
}

function keepCount(storage: FakeStorage) {
  return keep(storage, COUNT);
}
