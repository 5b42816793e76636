import { beforeAll, expect, test } from 'vitest';
import type { OpeningKeys, OpeningTable } from '#solver/openings.ts';
import { emptyTable, openingKeys, placeOf, scoreAt, setScore, startOf } from '#solver/openings.ts';
import { positionAfter } from '#solver/position.ts';
import { fillShorter, inconsistentPlaces } from './opening-table.ts';

let keys: OpeningKeys;
let table: OpeningTable;

beforeAll(() => {
  // Up to the first win at once.
  keys = openingKeys(6);
  table = emptyTable(keys);
});

function placeAfter(moves: string): number {
  return placeOf(keys, positionAfter(moves)) ?? -1;
}

test('has a place for each opening, the same for its mirror image', () => {
  expect(table).toHaveLength(1 + 4 + 25 + 121 + 568 + 2144 + 8231);
  expect(placeAfter('')).toBe(0);
  expect([placeAfter('1'), placeAfter('7')]).toEqual([placeAfter('7'), placeAfter('1')]);
  expect(placeAfter('444412')).toBeGreaterThanOrEqual(startOf(keys, 6));
  expect(placeOf(keys, positionAfter('1122334'))).toBeNull();
});

test('knows nothing at first, and can tell any score', () => {
  expect(scoreAt(table, 0)).toBeNull();
  for (const score of [-21, 0, 21]) {
    setScore(table, 0, score);
    expect(scoreAt(table, 0)).toBe(score);
  }
});

test('derives the scores of shorter openings, and notices one that does not follow', () => {
  expect(() => fillShorter(keys, emptyTable(keys))).toThrow(RangeError);
  // All longest openings but one drawn, so that the side not to move after it loses.
  const start = startOf(keys, 6);
  for (let place = start; place < table.length; place += 1) setScore(table, place, 0);
  setScore(table, placeAfter('444412'), -5);
  fillShorter(keys, table);
  expect(scoreAt(table, placeAfter('44441'))).toBe(5);
  expect(scoreAt(table, placeAfter('4444'))).toBe(0);
  expect(inconsistentPlaces(keys, table)).toEqual([]);
  setScore(table, placeAfter('44441'), 4);
  expect(inconsistentPlaces(keys, table)).toEqual([placeAfter('44441')]);
});
