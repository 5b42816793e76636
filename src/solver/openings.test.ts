import { expect, test } from 'vitest';
import {
  emptyTable,
  following,
  isWhole,
  OPENING_DISCS,
  openingKeys,
  openingScores,
  setScore,
} from './openings.ts';
import { discsOf, isWon, positionAfter, positionOfKey, symmetricKey } from './position.ts';

test('the openings are listed once each, by discs and then by key', () => {
  const byDiscs = openingKeys();
  expect(byDiscs.map((keys) => keys.length)).toEqual([
    1, 4, 25, 121, 568, 2144, 8231, 27_109, 91_295,
  ]);
  for (const [discs, keys] of byDiscs.entries()) {
    expect(keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? key))).toBe(true);
    const last = positionOfKey(keys.at(-1) ?? 0);
    expect([discsOf(last), isWon(last)]).toEqual([discs, false]);
  }
  expect(byDiscs).toHaveLength(OPENING_DISCS + 1);
  expect(byDiscs[8]).toContain(symmetricKey(positionAfter('11223355')));
});

test('what follows leaves out games that are won', () => {
  expect(following(positionAfter('112233'))).toHaveLength(6);
  expect(following(positionAfter(''))).toHaveLength(7);
});

test('a table tells the score of each opening and of its mirror image, and of nothing else', () => {
  const keys = openingKeys(2);
  const table = emptyTable(keys);
  const score = openingScores(table, keys);
  expect(score(positionAfter('1'))).toBeNull();
  for (let place = 0; place < table.length; place += 1) {
    expect(isWhole(table)).toBe(false);
    setScore(table, place, place - 20);
  }
  expect(isWhole(table)).toBe(true);
  expect(score(positionAfter(''))).toBe(-20);
  expect(score(positionAfter('12'))).toBe(score(positionAfter('76')));
  expect(score(positionAfter('123'))).toBeNull();
  // Two discs of one side, as after a head start, are no opening.
  expect(score({ mover: 0n, filled: (1n << 7n) | (1n << 35n) })).toBeNull();
  expect(() => openingScores(table, openingKeys(1))).toThrow(RangeError);
});
