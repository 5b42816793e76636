import { describe, expect, test } from 'vitest';
import { mean, median, quantile } from './statistics.ts';

describe('median', () => {
  test('is the value in the middle, in whatever order they come', () => {
    expect(median([30, 10, 20])).toBe(20);
  });

  test('is the higher of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(3);
  });

  test('is the only value there is', () => {
    expect(median([7])).toBe(7);
  });
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
