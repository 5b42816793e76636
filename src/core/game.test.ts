import { describe, expect, test } from 'vitest';
import { isLegalGame, opponent, replay, SIDES, type Rules } from './game.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';

describe('a game of two sides', () => {
  test('the opponent of the opponent is the side itself', () => {
    for (const side of SIDES) {
      expect(opponent(side)).not.toBe(side);
      expect(opponent(opponent(side))).toBe(side);
    }
  });

  test('replay plays the moves from the start', () => {
    expect(replay(stones, [])).toEqual(stones.initial());
    expect(replay(stones, [3])).toEqual(stones.play(stones.initial(), 3));
  });

  test('replay throws at an illegal move', () => {
    expect(() => replay(stones, [3, 9])).toThrow(RangeError);
  });

  test('a legal game holds only moves that were legal in their turn', () => {
    expect(isLegalGame(stones, [])).toBe(true);
    expect(isLegalGame(stones, [3, 3, 1])).toBe(true);
    expect(isLegalGame(stones, [3, 3, 2])).toBe(false);
    expect(isLegalGame(stones, [3, 3, 1, 1])).toBe(false);
  });
});

test('the position of a list of moves is computed once, however often it is asked for', () => {
  let plays = 0;
  const counted: Rules<Stones> = {
    ...stones,
    play(position, move) {
      plays += 1;
      return stones.play(position, move);
    },
  };
  const moves = [1, 2, 1];
  expect(replay(counted, moves)).toBe(replay(counted, moves));
  expect(plays).toBe(moves.length);
});
