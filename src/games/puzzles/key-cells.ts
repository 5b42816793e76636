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

/** Why a move refutes the one before it. */
export interface Reason {
  /** The lines that show it; none where the move has won. */
  readonly lines: readonly Line[];
  /** They are those of the other side, which the move cuts; else its own, which it threatens to complete. */
  readonly areCut: boolean;
}

/**
 * Why a move on the board refutes the one before it: it stops lines of the other side, else it threatens to complete
 * some, else it closes some in which the other side has one piece.
 */
export function reasonFor(position: ClassicPosition, move: Move): Reason {
  if (winningLine(position) !== null) return { lines: [], areCut: false };
  const mover = position.cells[move] ?? null;
  const linesWith = (own: number, free: number) =>
    linesThrough(move).filter(
      (line) => held(line, position, mover) === own && held(line, position, null) === free,
    );
  const stopped = linesWith(1, 0);
  if (stopped.length > 0) return { lines: stopped, areCut: true };
  const threatened = linesWith(2, 1);
  if (threatened.length > 0) return { lines: threatened, areCut: false };
  return { lines: linesWith(1, 1), areCut: true };
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
