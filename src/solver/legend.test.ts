import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { SOLVER_MODULE } from '#testing/solver-module.ts';
import { rowsOf } from '#testing/word-table.ts';
import middleEasy from './data/middle-easy.columns.txt?raw';
import { startEngine, type Engine } from './engine.ts';
import { legendColumn, legendColumns } from './legend.ts';
import { drop, positionAfter, positionOfKey, symmetricKey } from './position.ts';
import { columnSet } from './reply-book.ts';
import type { Solver } from './solver.ts';
import { createSolver, finish } from './solver.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Positions with the columns that have the best score, of which there are several. */
const CHOICES = rowsOf(middleEasy)
  .map(([moves = '', ...columns]) => {
    const scores = columns.map((column) => (column === '.' ? -Infinity : Number(column)));
    const score = Math.max(...scores);
    return { moves, score, best: scores.flatMap((own, column) => (own === score ? [column] : [])) };
  })
  .filter(({ best }) => best.length > 1);

let engine: Engine;
let solver: Solver;

beforeAll(async () => {
  engine = await startEngine(SOLVER_MODULE);
  solver = createSolver(engine);
});

describe('the Legend [R174]', () => {
  test('plays a best column, each of them for some seed, and the same one for the same seed', () => {
    const notLost = CHOICES.filter(({ score }) => score >= 0).slice(0, 20);
    expect(notLost.length).toBeGreaterThan(5);
    for (const { moves, best } of notLost) {
      const chosen = SEEDS.map((seed) => finish(legendColumn(solver, positionAfter(moves), seed)));
      expect([moves, [...new Set(chosen)].toSorted((one, other) => one - other)]).toEqual([
        moves,
        best,
      ]);
      const again = SEEDS.map((seed) => finish(legendColumn(solver, positionAfter(moves), seed)));
      expect(again).toEqual(chosen);
    }
  });

  test('plays a column of the book without a search', () => {
    const position = positionAfter('4444');
    const replies = new Map([[symmetricKey(position), columnSet([2, 4])]]);
    const before = engine.positions();
    const chosen = SEEDS.map((seed) => finish(legendColumn(solver, position, seed, replies)));
    expect(new Set(chosen)).toEqual(new Set([2, 4]));
    expect(engine.positions()).toBe(before);
  });

  test('plays the same for a seed whether or not the book has the position', () => {
    for (const { moves } of CHOICES.slice(0, 20)) {
      const position = positionAfter(moves);
      const set = columnSet(finish(legendColumns(solver, position)));
      const key = symmetricKey(position);
      const isKeys = isDeepStrictEqual(positionOfKey(key), position);
      const replies = new Map([[key, isKeys ? set : mirroredSet(set)]]);
      const searched = SEEDS.map((seed) => finish(legendColumn(solver, position, seed)));
      const looked = SEEDS.map((seed) => finish(legendColumn(solver, position, seed, replies)));
      expect([moves, looked]).toEqual([moves, searched]);
    }
  });

  test('in a lost position holds out longest, and leaves the winner the fewest ways to win', () => {
    const lost = CHOICES.filter(({ score }) => score < 0).slice(0, 20);
    expect(lost.length).toBeGreaterThan(5);
    for (const { moves } of lost) {
      const position = positionAfter(moves);
      const { columns } = finish(solver.bestColumns(position));
      const waysToWin = (column: number) =>
        finish(solver.winningColumns(drop(position, column))).length;
      const fewest = Math.min(...columns.map(waysToWin));
      for (const seed of SEEDS) {
        const column = finish(legendColumn(solver, position, seed));
        expect(columns).toContain(column);
        expect(waysToWin(column)).toBe(fewest);
      }
    }
  });
});

function mirroredSet(set: number): number {
  return columnSet([0, 1, 2, 3, 4, 5, 6].filter((column) => ((set >> (6 - column)) & 1) === 1));
}
