import type { Move, Side } from '#core/game.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';

const PUZZLE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type PuzzleDifficulty = (typeof PUZZLE_DIFFICULTIES)[number];

/** A position of tic-tac-toe with exactly one winning move; whose turn it is follows from it. */
export interface Puzzle {
  readonly difficulty: PuzzleDifficulty;
  readonly position: ClassicPosition;
  /** The cell of the winning move. */
  readonly solution: Move;
}

/** How an answer is judged; choosing a taken cell is not an answer. */
export type Verdict = 'solved' | 'wrong' | 'ignored';

/** Whether `cell` is the solution. */
export function judge({ position, solution }: Puzzle, cell: Move): Verdict {
  if (position.cells[cell] !== null) return 'ignored';
  return cell === solution ? 'solved' : 'wrong';
}

/** The side that is to find its winning move. */
export function currentPlayer({ position }: Puzzle): Side {
  return classicRules.sideToMove(position);
}

/** The position of nine signs in reading order, as `..XO.O.X.`: X is the first side, O the second. */
export function parsePosition(signs: string): ClassicPosition {
  if (!/^[XO.]{9}$/.test(signs)) throw new RangeError(`Not nine cells: ${signs}`);
  return { cells: Array.from(signs, sideOf) };
}

function sideOf(sign: string): Side | null {
  if (sign === 'X') return 'first';
  return sign === 'O' ? 'second' : null;
}
