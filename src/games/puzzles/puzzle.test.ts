import { describe, expect, test } from 'vitest';
import { classicRules } from '#games/classic/rules.ts';
import { currentPlayer, judge, parsePosition, type Puzzle } from './puzzle.ts';

const PUZZLE: Puzzle = { difficulty: 'medium', position: parsePosition('..XO.O.X.'), solution: 4 };

describe('a puzzle', () => {
  test.each([
    [4, 'solved'],
    [0, 'wrong'],
    [1, 'wrong'],
    [6, 'wrong'],
    [8, 'wrong'],
    [2, 'ignored'],
    [3, 'ignored'],
    [9, 'ignored'],
    [-1, 'ignored'],
  ])('P3: the cell %i is %s [R81]', (cell, verdict) => {
    expect(judge(PUZZLE, cell)).toBe(verdict);
  });

  test('P1: whose turn it is follows from the pieces [R39]', () => {
    expect(currentPlayer(PUZZLE)).toBe('first');
    expect(currentPlayer({ ...PUZZLE, position: parsePosition('..XO...X.') })).toBe('second');
  });
});

describe('the notation of a position', () => {
  test('P1: has X for the first side, O for the second, a dot for an empty cell [R3]', () => {
    expect(parsePosition('X.O......').cells.slice(0, 4)).toEqual(['first', null, 'second', null]);
    expect(parsePosition('.........')).toEqual(classicRules.initial());
  });

  test.each(['', 'X', '..XO.O.X', '..XO.O.X..', '..xO.O.X.', '..X O.O .X.'])(
    'P1: %j is refused',
    (signs) => {
      expect(() => parsePosition(signs)).toThrow(RangeError);
    },
  );
});
