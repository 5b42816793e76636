import { afterEach, describe, expect, test, vi } from 'vitest';
import { TWO_HUMANS } from '#core/game.ts';
import type { WrittenGame } from '#core/match-text.ts';
import { fakeStorage } from '#services/fakes.ts';
import { mayHoldBattle, UNFINISHED_KEY } from './signs.ts';
import { keptBattle, UNFINISHED } from './unfinished.ts';

const STONES: WrittenGame = {
  id: 'stones',
  notation: {
    format: (moves) => moves.join(' '),
    parse: (text) => text.split(' ').filter(Boolean).map(Number),
  },
};
const OTHER = { ...STONES, id: 'other' };
const BATTLE = { seats: TWO_HUMANS, seed: 7, moves: [3, 1] };

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe('the battle that was left [R155]', () => {
  test('comes back as it was, game by game', () => {
    const storage = fakeStorage({});
    keptBattle(storage, STONES).write(BATTLE);
    keptBattle(storage, OTHER).write({ ...BATTLE, moves: [2] });
    expect(keptBattle(storage, STONES).read()).toEqual(BATTLE);
    keptBattle(storage, STONES).write(null);
    expect(keptBattle(storage, STONES).read()).toBeNull();
    expect(keptBattle(storage, OTHER).read()?.moves).toEqual([2]);
  });

  test('is dropped, and warned of, when it is no battle of the game', () => {
    const storage = fakeStorage({ [UNFINISHED_KEY]: '{"stones":"1.two-players.7.9.zzz"}' });
    expect(keptBattle(storage, STONES).read()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(storage.read(UNFINISHED_KEY)).toBe('{}');
  });

  test('is looked for only where there may be one: in the storage or in the address', () => {
    const storage = fakeStorage({});
    expect(mayHoldBattle('stones', storage, '')).toBe(false);
    expect(mayHoldBattle('stones', storage, '#game')).toBe(false);
    expect(mayHoldBattle('stones', storage, '#b=1')).toBe(true);
    keptBattle(storage, STONES).write(BATTLE);
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
