import { beforeAll, expect, test } from 'vitest';
import { SOLVER_MODULE } from '#testing/solver-module.ts';
import endEasy from './data/end-easy.columns.txt?raw';
import middleEasy from './data/middle-easy.columns.txt?raw';
import { startEngine } from './engine.ts';
import { bestLine, keepingColumns } from './line.ts';
import { drop, isWon, positionAfter } from './position.ts';
import { createSolver, finish, type Solver } from './solver.ts';

let solver: Solver;

beforeAll(async () => {
  solver = createSolver(await startEngine(SOLVER_MODULE));
});

/** 15 moves after which the mover wins with its third disc: see data/middle-easy.columns.txt. */
const MIDDLE = '113247413365652';

test('F34: a line is as long as asked; each disc of it is one of the best, and of these as near to the middle as can be [R176]', () => {
  let position = positionAfter(MIDDLE);
  const { best, line } = finish(bestLine(solver, position, 4));
  expect(line).toHaveLength(4);
  expect(best).toEqual(finish(solver.bestColumns(position)).columns);
  const counts = line.map((column) => {
    const { score, columns } = finish(solver.bestColumns(position));
    const distances = columns.map(fromMiddle);
    expect(columns).toContain(column);
    expect(fromMiddle(column)).toBe(Math.min(...distances));
    position = drop(position, column);
    // A draw is 0, not -0.
    expect(finish(solver.score(position))).toBe(0 - score);
    return new Set(distances).size;
  });
  expect(Math.max(...counts), 'somewhere there is a choice').toBeGreaterThan(1);
});

test('F34: a line ends with the game: with a win, or with a full board [R176]', () => {
  expect(finish(bestLine(solver, positionAfter(MIDDLE), 9)).line).toHaveLength(5);
  const win = positionAfter('112233');
  const { best, line } = finish(bestLine(solver, win, 5));
  expect([best, line]).toEqual([[3], [3]]);
  expect(isWon(drop(win, 3))).toBe(true);
  // Two places are left, both in the first column.
  const nearlyFull = positionAfter('6157743554725676472225666527323314431341');
  expect(finish(bestLine(solver, nearlyFull, 5)).line).toEqual([0, 0]);
});

test('F33: the columns that keep a win, a draw, or a loss as far away as can be [R176]', () => {
  const kept = new Set<number>();
  const lines = [middleEasy, endEasy].flatMap((text) => text.trim().split('\n'));
  for (const line of lines.filter((_, index) => index % 5 === 0)) {
    const [moves = '', ...columns] = line.split(' ');
    const scores = columns.map((column) => (column === '.' ? -Infinity : Number(column)));
    const best = Math.max(...scores);
    const least = best > 0 ? 1 : best;
    const keeping = scores.flatMap((score, column) => (score >= least ? [column] : []));
    expect([moves, finish(keepingColumns(solver, positionAfter(moves)))]).toEqual([moves, keeping]);
    kept.add(Math.sign(best));
  }
  expect(kept).toEqual(new Set([-1, 0, 1]));
});

function fromMiddle(column: number): number {
  return Math.abs(column - 3);
}
