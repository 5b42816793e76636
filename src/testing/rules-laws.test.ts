import { expect, test } from 'vitest';
import type { Notation } from './rules-laws.ts';
import { isLegalGame } from '#core/game.ts';
import { lawsOf, perft, stones } from './rules-laws.ts';

const notation: Notation = {
  formatMoves: (moves) => moves.join(' '),
  parseMoves: (text) => {
    const moves = text.split(' ').filter(Boolean).map(Number);
    return isLegalGame(stones, moves) ? moves : null;
  },
};

lawsOf('stones', stones, notation);

// Sequences of n numbers from 1 to 3 whose sum is at most 7, counted by hand.
test.each([
  [0, 1],
  [1, 3],
  [2, 9],
  [3, 23],
  [4, 31],
  [5, 21],
  [6, 7],
  [7, 1],
  [8, 0],
])('perft of depth %i counts %i paths', (depth, paths) => {
  expect(perft(stones, depth)).toBe(paths);
});
