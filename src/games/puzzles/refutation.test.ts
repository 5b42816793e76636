import { describe, expect, test } from 'vitest';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { currentPlayer, parsePosition } from './puzzle.ts';
import { refutation } from './refutation.ts';

/** The answer to each wrong cell, found by hand. */
const ANSWERS: Readonly<Record<PuzzleId, Readonly<Record<number, number>>>> = {
  // The skulls leave the square in which the treasures win at once.
  'easy-1': { 0: 7, 2: 7, 3: 7, 5: 7 },
  // A treasure in the middle row or column blocks; without one the skulls finish their column.
  'easy-2': { 1: 5, 3: 1, 6: 1 },
  'medium-1': { 2: 7, 5: 4, 7: 4, 8: 4 },
  'medium-2': { 0: 2, 6: 0, 8: 2 },
  'hard-1': { 1: 4, 2: 6, 3: 2, 4: 1, 5: 2, 8: 6 },
  'hard-2': { 1: 0, 2: 4, 3: 0, 4: 2, 8: 4 },
};

describe.each(PUZZLE_IDS.map((id) => [id] as const))('a wrong cell of %s', (id) => {
  const { position, solution } = PUZZLES[id];
  const wrong = classicRules.legalMoves(position).filter((cell) => cell !== solution);

  test('P16: is answered by the best move of the rival', () => {
    const answers = wrong.map((cell) => [cell, refutation(classicRules.play(position, cell))]);
    expect(Object.fromEntries(answers)).toEqual(ANSWERS[id]);
  });

  test('P16: is refuted: after the answer no play wins any more', () => {
    for (const cell of wrong) {
      const tried = classicRules.play(position, cell);
      const answered = classicRules.play(tried, refutation(tried));
      expect(canForceWin(answered, currentPlayer(PUZZLES[id]))).toBe(false);
    }
  });
});

describe('the best answer', () => {
  test.each<[string, string, number]>([
    ['wins at once', 'XX. OO. ...', 2],
    ['wins at once rather than later', 'XOX OX. .O.', 6],
    ['blocks where it cannot win', 'XX. .O. ...', 2],
  ])('P16: %s', (_, rows, cell) => {
    expect(refutation(parsePosition(rows.replaceAll(' ', '')))).toBe(cell);
  });

  test('P16: there is none after the end', () => {
    expect(() => refutation(parsePosition('XXXOO....'))).toThrow(RangeError);
  });
});

/** Whether this side wins whatever the other one does. */
function canForceWin(position: ClassicPosition, side: 'first' | 'second'): boolean {
  const outcome = classicRules.outcome(position);
  if (outcome !== null) return outcome.kind === 'win' && outcome.winner === side;
  const next = classicRules.legalMoves(position).map((move) => classicRules.play(position, move));
  return classicRules.sideToMove(position) === side
    ? next.some((after) => canForceWin(after, side))
    : next.every((after) => canForceWin(after, side));
}
