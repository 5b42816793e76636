import { describe, expect, test } from 'vitest';
import { compare, tableOf, type Round } from './comparison.ts';

describe('compare', () => {
  test('takes ratios within rounds, so that a machine that becomes slow for both changes nothing', () => {
    const rounds = [round([10], [20]), round([40], [80]), round([1000], [2000])];
    const { ratio, spread } = compare({ name: 'load', rounds }, { ratio: 1 });
    expect(ratio).toBe(0.5);
    expect(spread).toEqual([0.5, 0.5]);
  });

  test('takes the median of the ratios, which one disturbed round does not move', () => {
    const rounds = [round([11], [10]), round([11], [10]), round([90], [10])];
    expect(compare({ name: 'load', rounds }, { ratio: 2 }).ratio).toBe(1.1);
  });

  test('sums up the times of all rounds', () => {
    const rounds = [round([1, 9], [2, 2]), round([3, 3], [4, 4])];
    const { count, candidate, baseline } = compare({ name: 'move', rounds }, { ratio: 2 });
    expect(count).toBe(4);
    expect(candidate).toEqual({ medianMs: 3, p95Ms: 9 });
    expect(baseline).toEqual({ medianMs: 4, p95Ms: 4 });
  });

  test('complains of a ratio above its limit, not of one at it', () => {
    const series = { name: 'build', rounds: [round([15], [10])] };
    expect(compare(series, { ratio: 1.5 }).complaints).toEqual([]);
    expect(compare(series, { ratio: 1.4 }).complaints).toEqual(['ratio 1.5 is above 1.4']);
  });

  test('does not complain of a ratio that fewer than three quarters of the rounds show', () => {
    const disturbed = [round([9], [10]), round([9], [10]), round([30], [10]), round([30], [10])];
    const slower = [round([9], [10]), round([20], [10]), round([30], [10]), round([30], [10])];
    const complaintsAt = (rounds: readonly Round<readonly number[]>[]) =>
      compare({ name: 'load', rounds }, { ratio: 1.5 }).complaints;
    expect(complaintsAt(disturbed)).toEqual([]);
    expect(complaintsAt(slower)).toEqual(['ratio 3 is above 1.5']);
  });

  test('complains of a candidate above a limit of its own, whatever the baseline does', () => {
    const series = { name: 'move', rounds: [round([60], [60])] };
    expect(compare(series, { ratio: 2, p95Ms: 60 }).complaints).toEqual([]);
    expect(compare(series, { ratio: 2, p95Ms: 50 }).complaints).toEqual([
      'p95 60 ms is above 50 ms',
    ]);
  });
});

test('the table tells times and ratio to three digits, and which line is above a limit', () => {
  const rounds = [round([0.012345], [0.01])];
  const kept = compare({ name: 'easy', rounds }, { ratio: 2 });
  const above = compare({ name: 'hard', rounds }, { ratio: 1 });
  const line = {
    count: 1,
    'new ms': 0.0123,
    'baseline ms': 0.01,
    'new p95': 0.0123,
    'baseline p95': 0.01,
    ratio: 1.23,
    'middle half': '1.23 to 1.23',
  };
  expect(tableOf([kept, above])).toEqual({
    easy: { ...line, verdict: 'kept' },
    hard: { ...line, verdict: 'ABOVE' },
  });
});

function round(
  candidate: readonly number[],
  baseline: readonly number[],
): Round<readonly number[]> {
  return { candidate, baseline };
}
