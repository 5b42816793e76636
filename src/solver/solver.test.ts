import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SOLVER_MODULE } from '#testing/solver-module.ts';
import { rowsOf } from '#testing/word-table.ts';
import beginEasy from './data/begin-easy.txt?raw';
import endEasy from './data/end-easy.columns.txt?raw';
import middleEasy from './data/middle-easy.columns.txt?raw';
import type { Engine } from './engine.ts';
import { startEngine } from './engine.ts';
import type { BitPosition } from './position.ts';
import { discsOf, drop, openColumns, positionAfter, winsWith } from './position.ts';
import type { Slices, Solver } from './solver.ts';
import { createSolver, finish } from './solver.ts';

const MORE_POSITIONS = join(import.meta.dirname, '../games/connect-four/data');

let engine: Engine;
let solver: Solver;

beforeAll(async () => {
  engine = await startEngine(SOLVER_MODULE);
  solver = createSolver(engine);
});

/** Negamax over all games, the definition of the score. */
function plainScore(position: BitPosition): number {
  const open = openColumns(position);
  const discs = discsOf(position);
  if (open.length === 0) return 0;
  return Math.max(
    ...open.map((column) =>
      winsWith(position, column)
        ? 22 - (Math.floor(discs / 2) + 1)
        : 0 - plainScore(drop(position, column)),
    ),
  );
}

describe('the score of a position', () => {
  test('is what a search of all games finds, late in a game', () => {
    const late = rowsOf(endEasy).filter(([moves = '']) => moves.length >= 34);
    expect(late.length).toBeGreaterThan(150);
    for (const [moves = ''] of late) {
      const position = positionAfter(moves);
      expect([moves, finish(solver.score(position))]).toEqual([moves, plainScore(position)]);
    }
  });

  test('is what other solvers found, early in a game whose end is near', () => {
    for (const [moves = '', score] of rowsOf(beginEasy)) {
      const found = finish(solver.score(positionAfter(moves)));
      expect([moves, found]).toEqual([moves, Number(score)]);
    }
  });

  test('is the mirror image’s too', () => {
    for (const [moves = '', score] of rowsOf(beginEasy).slice(0, 50)) {
      const image = moves.replaceAll(/./g, (column) => String(8 - Number(column)));
      expect(finish(solver.score(positionAfter(image)))).toBe(Number(score));
    }
  });

  test('counts how soon a win comes, to the last disc', () => {
    expect(finish(solver.score(positionAfter('112233')))).toBe(18);
    const [moves = ''] =
      rowsOf(endEasy).find(
        ([each = '', ...scores]) => each.length === 41 && scores.includes('0'),
      ) ?? [];
    expect(finish(solver.score(positionAfter(moves)))).toBe(0);
  });

  test('does not exist when the game is over', () => {
    const won = positionAfter('1122334');
    expect(() => finish(solver.score(won))).toThrow(RangeError);
    expect(() => finish(solver.columnScores(won))).toThrow(RangeError);
    expect(() => finish(solver.bestColumns(won))).toThrow(RangeError);
  });
});

describe('the columns', () => {
  test.each([
    ['of ends', endEasy],
    ['of middles', middleEasy],
  ])('%s have the scores that other solvers found, the best ones have the best', (_, text) => {
    for (const [moves = '', ...scores] of rowsOf(text)) {
      const expected = scores.map((score) => (score === '.' ? null : Number(score)));
      const position = positionAfter(moves);
      expect([moves, finish(solver.columnScores(position))]).toEqual([moves, expected]);
      const columnsOf = (isWanted: (score: number) => boolean) =>
        expected.flatMap((score, column) => (score !== null && isWanted(score) ? [column] : []));
      const best = Math.max(...expected.filter((score) => score !== null));
      expect([moves, finish(solver.bestColumns(position))]).toEqual([
        moves,
        { score: best, columns: columnsOf((score) => score === best) },
      ]);
      expect([moves, finish(solver.winningColumns(position))]).toEqual([
        moves,
        columnsOf((score) => score > 0),
      ]);
    }
  });

  const tactics = rowsOf(readFileSync(join(MORE_POSITIONS, 'tactics.txt'), 'utf8'));

  test('that win at once, that stop a win, or that win soonest are the best ones, with score and winning columns', () => {
    expect(tactics.length).toBe(160);
    const digits = (columns: readonly number[]) => columns.map((column) => column + 1).join('');
    for (const [kind, moves = '', columns = '', score, winning] of tactics) {
      const position = positionAfter(moves);
      const best = finish(solver.bestColumns(position));
      // In a lost position others may lose as late as the one that stops a win.
      const isAmongBest = kind === 'block' && digits(best.columns).includes(columns);
      const found = isAmongBest ? columns : digits(best.columns);
      const wins = digits(finish(solver.winningColumns(position)));
      expect([moves, found, String(best.score), wins || '-']).toEqual([
        moves,
        columns,
        score,
        winning,
      ]);
    }
  });
});

describe('a search in slices', () => {
  let slow: Solver;
  const position = positionAfter('12115354117772');

  beforeEach(() => {
    engine.forget();
    slow = createSolver(engine, { leastSlice: 10_000 });
  });

  /** How many positions are visited in each slice that ends without a result. */
  function slicesOf<Result>(slices: Slices<Result>): readonly number[] {
    const visited: number[] = [];
    let before = engine.positions();
    while (slices.next().done !== true) {
      visited.push(engine.positions() - before);
      before = engine.positions();
    }
    return visited;
  }

  test('ends none of them sooner than it has to, later and later', () => {
    const visited = slicesOf(slow.columnScores(position));
    expect(visited.length).toBeGreaterThan(4);
    let spent = 0;
    for (const positions of visited) {
      expect(positions).toBeGreaterThanOrEqual(10_000 + Math.floor(spent / 16));
      spent += positions;
    }
  });

  test('can be left, and asked again', () => {
    const left = slow.score(position);
    expect(left.next().done).toBe(false);
    left.return(0);
    expect(finish(slow.score(position))).toBe(3);
  });
});

test('an engine needs memory for its table', async () => {
  await expect(startEngine(SOLVER_MODULE, 1)).rejects.toThrow(
    'There is no memory for a table of 1 MB.',
  );
  const small = createSolver(await startEngine(SOLVER_MODULE, 2));
  expect(finish(small.score(positionAfter('24461')))).toBe(18);
});
