import { describe, expect, test } from 'vitest';
import { compare, type Limits, type TimedRounds } from './comparison.ts';

describe('compare', () => {
  test('takes ratios within rounds, so that a machine that becomes slow for both changes nothing', () => {
    const rounds = [...times(1, 10, 20), ...times(1, 40, 80), ...times(1, 1000, 2000)];
    expect(compared(rounds).line).toMatchObject({ ratio: 0.5, 'middle half': '0.5 to 0.5' });
  });

  test('takes the median of the ratios, which one disturbed round does not move', () => {
    expect(compared([...times(2, 11, 10), ...times(1, 90, 10)]).line['ratio']).toBe(1.1);
  });

  test('sums up the times of all rounds, to three digits, and tells which are above a limit', () => {
    const rounds = [
      { candidate: [1, 9.8765], baseline: [2, 2] },
      { candidate: [3, 3], baseline: [4, 4] },
    ];
    expect(compared(rounds, { ratio: 1 }).line).toEqual({
      count: 4,
      'new ms': 3,
      'baseline ms': 4,
      'new p95': 9.88,
      'baseline p95': 4,
      ratio: 2.72,
      'middle half': '0.75 to 2.72',
      verdict: 'kept',
    });
    expect(compared(rounds, { ratio: 0.5 }).line['verdict']).toBe('ABOVE');
  });

  const disturbed = [...times(2, 9, 10), ...times(2, 30, 10)];
  const slower = [...times(1, 9, 10), ...times(1, 20, 10), ...times(2, 30, 10)];

  test.each<[string, TimedRounds, Limits, readonly string[]]>([
    ['a ratio at its limit', times(1, 15, 10), { ratio: 1.5 }, []],
    ['a ratio above its limit', times(1, 15, 10), { ratio: 1.4 }, ['ratio 1.5 is above 1.4']],
    ['a ratio that fewer than three quarters of the rounds show', disturbed, { ratio: 1.5 }, []],
    ['a ratio that three quarters show', slower, { ratio: 1.5 }, ['ratio 3 is above 1.5']],
    ['times at their limit', times(1, 60, 60), { ratio: 2, p95Ms: 60 }, []],
    [
      'times above a limit of their own, whatever the baseline does',
      times(1, 60, 60),
      { ratio: 2, p95Ms: 50 },
      ['p95 60 ms is above 50 ms'],
    ],
  ])('judges %s', (_, rounds, limits, complaints) => {
    expect(compared(rounds, limits).complaints).toEqual(complaints);
  });
});

/** Equal rounds, in which each build was timed once. */
function times(rounds: number, candidate: number, baseline: number): TimedRounds {
  return Array.from({ length: rounds }, () => ({ candidate: [candidate], baseline: [baseline] }));
}

function compared(rounds: TimedRounds, limits: Limits = { ratio: 10 }) {
  return compare(rounds, limits);
}
