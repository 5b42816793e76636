import { expect, test } from 'vitest';
import { following, OPENING_DISCS, openingKeys } from './openings.ts';
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
