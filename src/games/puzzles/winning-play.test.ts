import { describe, expect, test } from 'vitest';
import { classicRules } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import type { PuzzleId } from './ids.ts';
import { threats } from './key-cells.ts';
import { currentPlayer, parsePosition } from './puzzle.ts';
import { winningPlay } from './winning-play.ts';

test('P20: a solution that completes a line needs nothing more [R181]', () => {
  const nothing = { moves: [], threatened: [], completing: [] };
  expect(winningPlay(PUZZLES['easy-1'])).toEqual(nothing);
  expect(winningPlay(PUZZLES['easy-2'])).toEqual(nothing);
});

describe.each<[PuzzleId, number]>([
  ['medium-1', 0],
  ['medium-2', 0],
  ['hard-1', 2],
  ['hard-2', 2],
])('%s is played on for %d moves', (id, count) => {
  const puzzle = PUZZLES[id];
  const side = currentPlayer(puzzle);
  const solved = classicRules.play(puzzle.position, puzzle.solution);
  const { moves, completing } = winningPlay(puzzle);
  const end = moves.reduce(classicRules.play, solved);

  test('P20: the other side stops the one line that is threatened [R181]', () => {
    expect(moves).toHaveLength(count);
    const stopped = threats(solved, side).flat();
    expect(moves.slice(0, 1).filter((move) => !stopped.some((cell) => cell === move))).toEqual([]);
  });

  test('P20: whatever is answered in the end, a line stays threatened [R181]', () => {
    expect(completing.filter((cell) => end.cells[cell] === null).length).toBeGreaterThan(1);
    const answers = classicRules.legalMoves(end);
    const left = answers.map((answer) => threats(classicRules.play(end, answer), side).length);
    expect(Math.min(...left)).toBeGreaterThan(0);
  });
});

test('P20: moves of a side that had its line already are not shown [R181]', () => {
  const position = parsePosition('XX.OO....');
  expect(winningPlay({ difficulty: 'easy', position, solution: 2 })).toEqual({
    moves: [],
    threatened: [],
    completing: [],
  });
});
