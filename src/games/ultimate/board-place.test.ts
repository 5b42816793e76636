import { expect, test } from 'vitest';
import { columnAndRow } from './board-place.ts';

test('the style is told the column and the row of each board, from the top left', () => {
  expect([0, 2, 7].map(columnAndRow)).toEqual([
    { 'data-column': 0, 'data-row': 0 },
    { 'data-column': 2, 'data-row': 0 },
    { 'data-column': 1, 'data-row': 2 },
  ]);
});
