import { expect, test } from 'vitest';
import { mean, median, quantile } from './statistics.ts';

test.each([
  [[30, 10, 20], 20],
  [[4, 1, 3, 2], 3],
  [[7], 7],
])('the median is in the middle, and the higher one of two: of %j, %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('of a hundred values 95 lie below the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  expect(quantile(values, 0.95)).toBe(95);
});

test('the quantiles of 0 and 1 are the least and the greatest value', () => {
  expect([quantile([3, 1, 2], 0), quantile([3, 1, 2], 1)]).toEqual([1, 3]);
});

test('the mean is the sum by the count', () => {
  expect(mean([1, 2, 6])).toBe(3);
});

test('where there are no values all are 0', () => {
  expect([quantile([], 0.95), median([]), mean([])]).toEqual([0, 0, 0]);
});
