import { expect, test } from 'vitest';
import type { Side } from '#core/game.ts';
import { completedLine } from '#core/three-by-three.ts';
import { TIPS } from './tips.ts';

test('every drawing of a tip shows nine squares', () => {
  for (const { signs } of TIPS) expect(cellsOf(signs)).toHaveLength(9);
});

test('the fork of a tip threatens the squares that are drawn as threatened, and was the best move', () => {
  const forks = TIPS.filter(({ signs }) => signs.includes('/'));
  expect(forks.length).toBeGreaterThan(0);
  for (const { signs } of forks) {
    const cells = cellsOf(signs);
    const marks = cells.map(sideOf);
    const move = cells.findIndex((cell) => cell.startsWith('<'));
    const drawn = [...cells.keys()].filter((cell) => cells[cell] === '/');
    expect(winsOf(marks, 'first')).toEqual(drawn);
    expect(winsOf(marks.with(move, null), 'first'), 'no win was passed up for it').toEqual([]);
  }
});

function cellsOf(signs: string): readonly string[] {
  return signs.match(/<?.>?/g) ?? [];
}

function sideOf(cell: string): Side | null {
  if (cell.includes('X')) return 'first';
  return cell.includes('O') ? 'second' : null;
}

/** The empty squares that would complete a line of a side. */
function winsOf(marks: readonly (Side | null)[], side: Side): readonly number[] {
  return [...marks.keys()].filter(
    (cell) => marks[cell] === null && completedLine(marks.with(cell, side), side) !== null,
  );
}
