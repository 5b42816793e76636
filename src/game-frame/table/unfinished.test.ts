import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#services/fakes.ts';
import type { TextStorage } from '#services/storage.ts';
import { mayHoldBattle, UNFINISHED_KEY } from './signs.ts';
import { keptBattle, UNFINISHED } from './unfinished.ts';

/** Keeps moves, written as digits. */
const keptStones = (storage: TextStorage, id = 'stones') =>
  keptBattle<readonly number[]>(storage, id, {
    format: (moves) => moves.join(''),
    parse: (text) => (/^\d+$/u.test(text) ? Array.from(text, Number) : null),
  });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe('the battle that was left [R155]', () => {
  test('comes back as it was, game by game', () => {
    const storage = fakeStorage({});
    keptStones(storage).write([3, 1]);
    keptStones(storage, 'other').write([2]);
    expect(keptStones(storage).read()).toEqual([3, 1]);
    keptStones(storage).write(null);
    expect(keptStones(storage).read()).toBeNull();
    expect(keptStones(storage, 'other').read()).toEqual([2]);
  });

  test('is dropped, and warned of, when it is no battle of the game', () => {
    const storage = fakeStorage({ [UNFINISHED_KEY]: '{"stones":"no moves"}' });
    expect(keptStones(storage).read()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(storage.read(UNFINISHED_KEY)).toBe('{}');
  });

  test('is looked for only where there may be one: in the storage or in the address', () => {
    const storage = fakeStorage({});
    expect(mayHoldBattle('stones', storage, '')).toBe(false);
    expect(mayHoldBattle('stones', storage, '#game')).toBe(false);
    expect(mayHoldBattle('stones', storage, '#b=1')).toBe(true);
    keptStones(storage).write([3]);
    expect(mayHoldBattle('stones', storage, '')).toBe(true);
    expect(mayHoldBattle('other', storage, '')).toBe(false);
  });
});

test.each([
  ['nothing', null, {}, true],
  ['no JSON', '{', {}, false],
  ['no record', '[1]', {}, false],
  ['null', 'null', {}, false],
  ['a record of texts', '{"a":"b"}', { a: 'b' }, true],
  ['a record with something else in it', '{"a":"b","c":1}', { a: 'b' }, false],
])('what is stored is foreign data: %s', (_, text, value, isIntact) => {
  expect(UNFINISHED.parse(text)).toEqual({ value, isIntact });
});

test('what this version has stored is read for ever [R155]', () => {
  const text =
    '{"connect-four":"1.two-players.21i3v9.4453.lb3iiw","memory":"1.medium.5.0123.2.rs0.1u2f0l"}';
  const { value, isIntact } = UNFINISHED.parse(text);
  expect(isIntact).toBe(true);
  expect(Object.keys(value)).toEqual(['connect-four', 'memory']);
  expect(UNFINISHED.format(value)).toBe(text);
});
