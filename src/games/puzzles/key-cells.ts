import type { Move, Side } from '#core/game.ts';
import { LINES, type Line } from '#core/three-by-three.ts';
import { classicRules, winningLine, type ClassicPosition } from '#games/classic/rules.ts';
import type { Puzzle } from './puzzle.ts';

/** The cells, in order, of the lines that the solution completes or threatens to. */
export function keyCells({ position, solution }: Puzzle): readonly Move[] {
  const after = classicRules.play(position, solution);
  const mover = after.cells[solution] ?? null;
  return cellsOf(
    linesThrough(solution).filter((line) => {
      const own = held(line, after, mover);
      return own >= 2 && own + held(line, after, null) === 3;
    }),
  );
}

/**
 * The cells, in order, of the lines that show why a move on the board refutes the one before it: those of the
 * other side that it stops, else those that it threatens to complete, else those that it closes, in which the other
 * side has one piece. None where it has won.
 */
export function reasonCells(position: ClassicPosition, move: Move): readonly Move[] {
  if (winningLine(position) !== null) return [];
  const mover = position.cells[move] ?? null;
  const lines = linesThrough(move);
  const stopped = lines.filter(
    (line) => held(line, position, mover) === 1 && held(line, position, null) === 0,
  );
  const threatened = lines.filter(
    (line) => held(line, position, mover) === 2 && held(line, position, null) === 1,
  );
  const closed = lines.filter(
    (line) => held(line, position, mover) === 1 && held(line, position, null) === 1,
  );
  return cellsOf([stopped, threatened, closed].find(({ length }) => length > 0) ?? []);
}

/** The lines in which a side has two pieces and the third cell is free. */
export function threats(position: ClassicPosition, side: Side): readonly Line[] {
  return LINES.filter(
    (line) => held(line, position, side) === 2 && held(line, position, null) === 1,
  );
}

function linesThrough(move: Move): readonly Line[] {
  return LINES.filter((line) => line.some((cell) => cell === move));
}

function held(line: Line, { cells }: ClassicPosition, mark: Side | null): number {
  return line.filter((cell) => cells[cell] === mark).length;
}

/** The cells of lines, in order. */
export function cellsOf(lines: readonly Line[]): readonly Move[] {
  return [...new Set(lines.flat())].toSorted((a, b) => a - b);
}
