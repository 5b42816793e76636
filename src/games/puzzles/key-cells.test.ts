import { describe, expect, test } from 'vitest';
import { keyCells, reasonFor, threats } from './key-cells.ts';
import { parsePosition } from './puzzle.ts';

test('P17: a hint rings no line that the rival blocks, and none without the solution', () => {
  const position = parsePosition('X.OX....O');
  expect(keyCells({ difficulty: 'easy', position, solution: 4 })).toEqual([3, 4, 5]);
});

describe('why a move refutes another one', () => {
  test.each([
    ['its own line, which is drawn, and nothing else', 'XX..X.OOO', 7, [], []],
    [
      'the line that it stops, and not one that it threatens as well',
      'XXO..O...',
      2,
      [[0, 1, 2]],
      [],
    ],
    [
      'every line that it stops',
      'X..X..OXX',
      6,
      [
        [6, 7, 8],
        [0, 3, 6],
      ],
      [],
    ],
    ['every line that it threatens, where it stops none', 'XOX..O.O.', 7, [], [[1, 4, 7]]],
    [
      'every line that it closes, where it does neither',
      '.X.....OX',
      7,
      [
        [6, 7, 8],
        [1, 4, 7],
      ],
      [],
    ],
    ['nothing where it only takes a square', 'X......O.', 7, [], []],
    ['nothing where it fills a line in which the other side stands', 'XOX......', 2, [], []],
    [
      'the line in which the other side stands, which is no threat',
      'XO.......',
      1,
      [[0, 1, 2]],
      [],
    ],
  ])('P19: is %s [R144]', (_, signs, move, cut, threatened) => {
    const { lines, areCut } = reasonFor(parsePosition(signs), move);
    expect(areCut ? lines : []).toEqual(cut);
    expect(areCut ? [] : lines).toEqual(threatened);
  });
});

test('P20: a line is threatened that has two pieces of a side and a free cell, and no line that is blocked [R181]', () => {
  expect(threats(parsePosition('XX.O.....'), 'first')).toEqual([[0, 1, 2]]);
  expect(threats(parsePosition('XXOO.....'), 'first')).toEqual([]);
});
