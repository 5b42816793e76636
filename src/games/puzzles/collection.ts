import type { Move } from '#core/game.ts';
import type { PuzzleId } from './ids.ts';
import { parsePosition, type Puzzle, type PuzzleDifficulty } from './puzzle.ts';

export const PUZZLES: Readonly<Record<PuzzleId, Puzzle>> = {
  // Finish the middle column, in the very cell that the other side needs too.
  'easy-1': puzzle('easy', '.X. .X. O.O', 7),
  // Win instead of blocking: the other side threatens the middle column.
  'easy-2': puzzle('easy', 'X.O .X. .XO', 5),
  // The centre joins two pieces that were blocked: it threatens the middle row and a diagonal.
  'medium-1': puzzle('medium', 'XO. X.. O..', 4),
  // The corner between two pieces on the edges threatens the upper row and the right column.
  'medium-2': puzzle('medium', '.O. XXO .X.', 2),
  // A corner forces a reply, the centre blocks what the reply threatens, and that is a fork.
  'hard-1': puzzle('hard', 'O.. ... .X.', 6),
  // The corner above the mover's own forces a block that threatens; the centre meets it with a fork.
  'hard-2': puzzle('hard', '... ..X OX.', 0),
};

function puzzle(difficulty: PuzzleDifficulty, rows: string, solution: Move): Puzzle {
  return { difficulty, position: parsePosition(rows.replaceAll(' ', '')), solution };
}
