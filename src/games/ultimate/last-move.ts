import type { Move } from '#core/game.ts';
import type { UltimatePosition } from './rules.ts';
import { forcedBoard, isOpen, placeOf, ultimateRules } from './rules.ts';

/** How long a move is looked at on its own board before an arrow leads on from there. */
const HELD_MS = 900;
/** And how long one that decides its board: until the stamp has been seen alone, has gone to the chart, and is seen and counted there. */
const DECISION_HELD_MS = 1620 + 380 + 400;
/** How long the arrow takes to grow, and is then seen whole. */
const ARROW_MS = 200 + 220;
/** How long the board that it leads to refuses it, where that is decided, and how long the open ones are ringed before they open. */
const REFUSAL_MS = 180 + 420;
/** How long the last move of a battle is looked at, with its stamp. */
const LAST_HELD_MS = 1800;
/** How long the next board comes over the one that is left, and how long it is seen. */
const ARRIVAL_MS = 420 + 120;
/** How long a line through the three that win a board is drawn and seen, it is stamped who has, and the stamp is seen. */
const STAMP_MS = 200 + 480 + 220 + 200;

/** How long after a move it takes until what it has won is stamped. */
export const STAMPED_MS = 220 + 200 + 480 + 80;

/** How long the whole chart takes to open, before a line is drawn on it. */
export const OPENED_MS = 380;

/** The board that play leaves with the last move; `null` at the start, and where the next move stays on that board. */
export function boardLeft(position: UltimatePosition): number | null {
  if (position.lastMove === null) return null;
  const { board } = placeOf(position.lastMove);
  return forcedBoard(position) === board ? null : board;
}

/** How long a board that a move has decided is seen once the piece has landed; no time for one that is open. */
export function stampMs(move: Move, position: UltimatePosition): number {
  return isOpen(position, placeOf(move).board) ? 0 : STAMP_MS;
}

/** How long the enlarged board stays where the last move was made before it leaves it. */
export function heldMs(position: UltimatePosition): number {
  if (position.lastMove === null) return HELD_MS;
  if (ultimateRules.outcome(position) !== null) return LAST_HELD_MS;
  const decides = !isOpen(position, placeOf(position.lastMove).board);
  const refusalMs = forcedBoard(position) === null ? REFUSAL_MS : 0;
  return (decides ? DECISION_HELD_MS : HELD_MS) + ARROW_MS + refusalMs;
}

/** How long it takes, from the last move on, until the board that is played on next is seen enlarged. */
export function arrivedMs(position: UltimatePosition): number {
  return boardLeft(position) === null ? 0 : heldMs(position) + ARRIVAL_MS;
}
