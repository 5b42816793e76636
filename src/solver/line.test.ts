import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startEngine } from './engine.ts';
import { bestLine, keepingColumns } from './line.ts';
import { drop, isWon, openColumns, positionAfter } from './position.ts';
import { createSolver, finish, type Solver } from './solver.ts';

const MODULE = new WebAssembly.Module(
  readFileSync(join(import.meta.dirname, '../generated/connect-four.wasm')),
);

let solver: Solver;

beforeAll(async () => {
  solver = createSolver(await startEngine(MODULE));
});

/** 15 moves after which the mover wins with its third disc: see data/middle-easy.columns.txt. */
const MIDDLE = '113247413365652';

test('F34: a line is as long as asked, and each disc of it keeps the score for both [R176]', () => {
  let position = positionAfter(MIDDLE);
  const { best, line } = finish(bestLine(solver, position, 4));
  expect(line).toHaveLength(4);
  expect(best).toContain(line[0]);
  for (const column of line) {
    const { score, columns } = finish(solver.bestColumns(position));
    expect(columns).toContain(column);
    position = drop(position, column);
    // A draw is 0, not -0.
    expect(finish(solver.score(position))).toBe(0 - score);
  }
});

test('F34: a line ends with the game: with a win, or with a full board [R176]', () => {
  expect(finish(bestLine(solver, positionAfter(MIDDLE), 9)).line).toHaveLength(5);
  const win = positionAfter('112233');
  const { best, line } = finish(bestLine(solver, win, 5));
  expect([best, line]).toEqual([[3], [3]]);
  expect(isWon(drop(win, 3))).toBe(true);
  const nearlyFull = positionAfter('6157743554725676472225666527323314431341');
  const last = finish(bestLine(solver, nearlyFull, 5)).line;
  expect(last).toHaveLength(openColumns(nearlyFull).length === 1 ? 2 : last.length);
});

test('F33: the columns that keep a win, a draw, or a loss as far away as can be [R176]', () => {
  expect(finish(keepingColumns(solver, positionAfter('112233'))), 'a win').toContain(3);
  const drawn = positionAfter('61577435547256764722256665273233144313');
  const scores = finish(solver.columnScores(drawn));
  const best = Math.max(...scores.filter((score) => score !== null));
  const keeping = finish(keepingColumns(solver, drawn));
  expect(keeping).toEqual([0, 1, 2, 3, 4, 5, 6].filter((column) => scores[column] === best));
  // Three skulls with both ends open: the treasure has lost.
  const lost = finish(keepingColumns(solver, positionAfter('41315')));
  expect(lost.length).toBeGreaterThan(0);
});
