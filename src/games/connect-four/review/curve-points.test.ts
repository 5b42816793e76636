import { expect, test } from 'vitest';
import { curveOf } from './curve-points.ts';
import type { JudgedMove, Prospect } from './judging.ts';

const LEVEL: Prospect = { winner: null, discs: 10 };

function course(...prospects: readonly Prospect[]): readonly JudgedMove[] {
  return prospects.slice(1).map((after, ply) => ({
    ply,
    side: ply % 2 === 0 ? 'first' : 'second',
    column: 0,
    judgement: 'best',
    lost: 0,
    before: prospects[ply] ?? LEVEL,
    after,
  }));
}

test('the curve begins before the first move, is at its ends where a side has won, and in the middle at a draw [R177]', () => {
  const won = curveOf(course(LEVEL, { winner: 'first', discs: 0 }));
  expect(won).toEqual([
    { at: 0, value: 0 },
    { at: 1, value: 1 },
  ]);
  expect(curveOf(course(LEVEL, { winner: 'second', discs: 0 })).at(-1)?.value).toBe(-1);
  expect(curveOf([])).toEqual([]);
});

test('the farther a win is, the nearer the curve is to the middle, and never in it [R177]', () => {
  const heights = [0, 5, 21].map(
    (discs) => curveOf(course(LEVEL, { winner: 'first', discs })).at(-1)?.value ?? 0,
  );
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(Math.min(...heights)).toBeGreaterThan(0.1);
});

test('where the win changes sides the curve has a point in the middle, in proportion [R177]', () => {
  const points = curveOf(course({ winner: 'first', discs: 0 }, { winner: 'second', discs: 0 }));
  expect(points).toEqual([
    { at: 0, value: 1 },
    { at: 0.5, value: 0 },
    { at: 1, value: -1 },
  ]);
});
