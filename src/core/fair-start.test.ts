import { describe, expect, test } from 'vitest';
import { stones } from '#testing/rules-laws.ts';
import { nextStart, type Terms } from './fair-start.ts';
import { TWO_HUMANS, type Match, type Move, type Start } from './game.ts';

const EVEN: Terms = { headStart: null, starterRule: 'first' };
const LOSER: Terms = { headStart: null, starterRule: 'loser' };

describe('the next battle starts [R158]', () => {
  test('as usual unless something else is agreed', () => {
    expect(nextStart(stones, matchOf([3, 3, 1]), EVEN)).toBeUndefined();
    expect(nextStart(stones, matchOf([3], { starter: 'second', headStart: null }), EVEN)).toBe(
      undefined,
    );
  });

  test('with the head start that is agreed, whoever has won', () => {
    const terms: Terms = { headStart: 'second', starterRule: 'first' };
    const start = { starter: 'first', headStart: 'second' };
    expect(nextStart(stones, matchOf([]), terms)).toEqual(start);
    expect(nextStart(stones, matchOf([3, 3, 1]), terms)).toEqual(start);
  });

  test('with the loser, where that is agreed', () => {
    expect(nextStart(stones, matchOf([3, 3, 1]), LOSER)).toEqual({
      starter: 'second',
      headStart: null,
    });
    expect(nextStart(stones, matchOf([3, 2, 1, 1]), LOSER)).toBeUndefined();
  });

  test('with the same side again after a battle that nobody has lost', () => {
    const again: Start = { starter: 'second', headStart: null };
    expect(nextStart(stones, matchOf([3], again), LOSER)).toEqual(again);
    expect(nextStart(stones, matchOf([]), LOSER)).toBeUndefined();
  });
});

function matchOf(moves: readonly Move[], start?: Start): Match<never> {
  return { seats: TWO_HUMANS, seed: 1, moves, ...(start !== undefined && { start }) };
}
