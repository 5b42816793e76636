import type { UltimatePosition } from './rules.ts';
import { forcedBoard, placeOf, ultimateRules } from './rules.ts';

/** How long a move is looked at on its own board before an arrow leads on from there. */
const HELD_MS = 900;
/** How long the arrow takes to grow. */
const ARROW_MS = 240;

/** The board that play leaves with the last move; `null` at the start, and where the next move stays on that board. */
export function boardLeft(position: UltimatePosition): number | null {
  if (position.lastMove === null) return null;
  const { board } = placeOf(position.lastMove);
  return forcedBoard(position) === board ? null : board;
}

/** The place to which the last move points, unless it ends the game. */
export function boardNamed(position: UltimatePosition): number | null {
  if (position.lastMove === null || ultimateRules.outcome(position) !== null) return null;
  return placeOf(position.lastMove).cell;
}

/** How long the enlarged board stays where the last move was made before it leaves it. */
export function heldMs(position: UltimatePosition): number {
  return boardNamed(position) === null ? HELD_MS : HELD_MS + ARROW_MS;
}
