import { COLUMNS, ROWS } from '#games/connect-four/rules.ts';
import type { JudgedMove, Prospect } from './judging.ts';

/** A point of the curve of a battle. */
export interface CurvePoint {
  /** After how many moves; between two moves where the curve crosses the middle. */
  readonly at: number;
  /** 1 where the first side has won, -1 where the second has, 0 for a draw; a win far away is near 0. */
  readonly value: number;
}

/** Even the last disc's win stands clear of a draw. */
const LEAST_HEIGHT = 0.2;
const MOST_DISCS = (ROWS * COLUMNS) / 2;

/** The curve of a battle, from before the first move to after the last. */
export function curveOf(moves: readonly JudgedMove[]): readonly CurvePoint[] {
  const [first] = moves;
  if (first === undefined) return [];
  const values = [first.before, ...moves.map(({ after }) => after)].map(valueOf);
  return values.flatMap((value, at) => {
    const from = values[at - 1] ?? value;
    const point = { at, value };
    if (from * value >= 0) return [point];
    return [{ at: at - 1 + from / (from - value), value: 0 }, point];
  });
}

function valueOf({ winner, discs }: Prospect): number {
  if (winner === null) return 0;
  const height = 1 - (1 - LEAST_HEIGHT) * (discs / MOST_DISCS);
  return winner === 'first' ? height : -height;
}
