import type { Side } from '#core/game.ts';
import type { BoardResult, UltimatePosition } from './rules.ts';
import {
  boardResult,
  forcedBoard,
  moveAt,
  ultimateRules,
  winningBoards,
  winningCells,
} from './rules.ts';

/**
 * How a small board stands: decided; the one that takes the next move, or one of several that do;
 * waiting while another one does; left open by the end of the game.
 */
export type Standing = BoardResult | 'forced' | 'free' | 'waiting' | 'over';

export function standingOf(position: UltimatePosition, board: number): Standing {
  return boardResult(position, board) ?? openStanding(position, board);
}

function openStanding(position: UltimatePosition, board: number): Standing {
  if (ultimateRules.outcome(position) !== null) return 'over';
  const forced = forcedBoard(position);
  if (forced === null) return 'free';
  return forced === board ? 'forced' : 'waiting';
}

/** A board's place in the line of boards that has won the game, from 0 on; undefined for one outside it. */
export function linePlace(position: UltimatePosition, board: number): number | undefined {
  const place = winningBoards(position).indexOf(board);
  return place < 0 ? undefined : place;
}

/** Who had won a board before pieces went from it; null where nobody had, and where none went. */
export function winnerBefore(
  before: Pick<UltimatePosition, 'cells'> | null,
  board: number,
): Side | null {
  if (before === null) return null;
  const [cell] = winningCells(before, board);
  return cell === undefined ? null : (before.cells[moveAt({ board, cell })] ?? null);
}
