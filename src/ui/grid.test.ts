import { expect, test } from 'vitest';
import { placeAfterKey } from './grid.ts';

const size = { rows: 3, columns: 3 };
const centre = { row: 1, column: 1 };

test.each([
  ['ArrowUp', { row: 0, column: 1 }],
  ['ArrowDown', { row: 2, column: 1 }],
  ['ArrowLeft', { row: 1, column: 0 }],
  ['ArrowRight', { row: 1, column: 2 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 2 }],
])('%s moves within the row or column', (key, target) => {
  expect(placeAfterKey(key, false, centre, size)).toEqual(target);
});

test('arrows stop at the edge', () => {
  const corner = { row: 0, column: 0 };
  expect(placeAfterKey('ArrowUp', false, corner, size)).toEqual(corner);
  expect(placeAfterKey('ArrowLeft', false, corner, size)).toEqual(corner);
  const opposite = { row: 2, column: 2 };
  expect(placeAfterKey('ArrowDown', false, opposite, size)).toEqual(opposite);
  expect(placeAfterKey('ArrowRight', false, opposite, size)).toEqual(opposite);
});

test('with Ctrl, Home and End go to the corners of the board', () => {
  expect(placeAfterKey('Home', true, centre, size)).toEqual({ row: 0, column: 0 });
  expect(placeAfterKey('End', true, centre, size)).toEqual({ row: 2, column: 2 });
});

test('keys that do not move, and arrows with Ctrl, are left to the browser', () => {
  expect(placeAfterKey('a', false, centre, size)).toBeNull();
  expect(placeAfterKey('ArrowUp', true, centre, size)).toBeNull();
});
