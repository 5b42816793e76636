import { expect, test } from 'vitest';
import { mean, median, quantile } from './statistics.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

test.each([
  ['the value in the middle', [30, 10, 20], 0.5, 20],
  ['the higher one of two in the middle', [4, 1, 3, 2], 0.5, 3],
  ['a single value', [7], 0.5, 7],
  ['the one below which 95 of a hundred lie', HUNDRED, 0.95, 95],
  ['the least value', [3, 1, 2], 0, 1],
  ['the greatest value', [3, 1, 2], 1, 3],
  ['0 where there are no values', [], 0.95, 0],
])('a quantile is %s', (_, values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test('the median is in the middle, the mean is the sum by the count; of no values they are 0', () => {
  expect([median([3, 1, 2]), mean([1, 2, 6]), median([]), mean([])]).toEqual([2, 3, 0, 0]);
});
