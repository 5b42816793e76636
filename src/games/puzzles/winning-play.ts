import type { Move } from '#core/game.ts';
import type { Line } from '#core/three-by-three.ts';
import { classicRules, winningLine } from '#games/classic/rules.ts';
import { cellsOf, threats } from './key-cells.ts';
import { currentPlayer, type Puzzle } from './puzzle.ts';
import { refutation } from './refutation.ts';

/** How the solution of a puzzle goes on to win. */
export interface WinningPlay {
  /** The best moves of both sides after the solution, up to the one that threatens two lines. */
  readonly moves: readonly Move[];
  /** The lines that are threatened then; none once a line is complete. */
  readonly threatened: readonly Line[];
  /** The cells, in order, that complete them. */
  readonly completing: readonly Move[];
}

/**
 * Plays a puzzle on from its solution, which wins whatever is answered, until the other side could only stop one of
 * two lines.
 */
export function winningPlay(puzzle: Puzzle): WinningPlay {
  const side = currentPlayer(puzzle);
  const moves: Move[] = [];
  let position = classicRules.play(puzzle.position, puzzle.solution);
  while (winningLine(position) === null) {
    const lines = threats(position, side);
    const { cells } = position;
    const completing = cellsOf(lines).filter((cell) => cells[cell] === null);
    if (completing.length > 1) return { moves, threatened: lines, completing };
    for (let turn = 0; turn < 2; turn += 1) {
      const move = refutation(position);
      moves.push(move);
      position = classicRules.play(position, move);
    }
  }
  return { moves, threatened: [], completing: [] };
}
