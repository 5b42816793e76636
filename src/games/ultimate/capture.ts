import type { Move, Side } from '#core/game.ts';
import { boardResult, placeOf, type UltimatePosition } from './rules.ts';

/** A move, the position it has led to, and whose turn it is then: nobody's after the last move. */
interface Reached {
  readonly move: Move;
  readonly position: UltimatePosition;
  readonly next: Side | null;
}

/** The side that a move has won a small board for, if the battle goes on: else only its result is told. */
export function capturedBy({ move, position, next }: Reached): Side | null {
  const result = boardResult(position, placeOf(move).board);
  return result === 'draw' || next === null ? null : result;
}
