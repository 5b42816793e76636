import { opponent, type Move, type Side } from '#core/game.ts';
import {
  COLUMNS,
  connectFourRules,
  winningColumns,
  type ConnectFourPosition,
} from '#games/connect-four/rules.ts';
import { discsToWin } from './forecast.ts';

/** What a column is good for, when both sides then play as well as they can. */
export type Reason =
  /** It completes four in a line. */
  | { readonly kind: 'wins' }
  /** It takes the place with which the rival would win at its next turn, and leaves it no other. */
  | { readonly kind: 'blocks' }
  /** It wins with the next disc: whatever the rival fills, another place is left. */
  | { readonly kind: 'double-threat' }
  /** It wins with this many discs of the mover, this one among them. */
  | { readonly kind: 'wins-later'; readonly discs: number }
  | { readonly kind: 'draws' }
  /** Every column loses, and none later than this one. */
  | { readonly kind: 'holds-out' };

/** A column to play, and why. */
export interface BestColumn {
  readonly column: Move;
  readonly reason: Reason;
}

/**
 * The best column of a game that goes on. `scores` are the solver's for each column, the mover's, `null` for a full
 * one. Of columns that are as good, one that blocks goes first, then the one nearest to the middle.
 */
export function bestColumn(
  position: ConnectFourPosition,
  scores: readonly (number | null)[],
): BestColumn {
  const score = bestScore(scores);
  const rivals = winningColumns(position, opponent(connectFourRules.sideToMove(position)));
  const best = connectFourRules.legalMoves(position).filter((column) => scores[column] === score);
  const [column] = best.toSorted((a, b) => rank(a, rivals) - rank(b, rivals));
  if (column === undefined) throw new RangeError('No column is open.');
  return { column, reason: reasonOf(column, { position, score, rivals }) };
}

/** The mover's score of a position whose columns have these scores. */
export function bestScore(scores: readonly (number | null)[]): number {
  return Math.max(...scores.filter((score) => score !== null));
}

interface Known {
  readonly position: ConnectFourPosition;
  readonly score: number;
  /** Where the rival would win at its next turn. */
  readonly rivals: readonly Move[];
}

function reasonOf(column: Move, { position, score, rivals }: Known): Reason {
  const mover = connectFourRules.sideToMove(position);
  if (winningColumns(position, mover).includes(column)) return { kind: 'wins' };
  const after = connectFourRules.play(position, column);
  const isSafe = winningColumns(after, opponent(mover)).length === 0;
  if (isSafe && rivals.includes(column)) return { kind: 'blocks' };
  if (score === 0) return { kind: 'draws' };
  if (score < 0) return { kind: 'holds-out' };
  if (isDoubleThreat(mover, after)) return { kind: 'double-threat' };
  return { kind: 'wins-later', discs: discsToWin(score, position).discs };
}

/** Whether a side that has moved could still win at its next turn, had the rival filled a place with which it would. */
function isDoubleThreat(side: Side, after: ConnectFourPosition): boolean {
  const [first, ...more] = winningColumns(after, side);
  if (first === undefined) return false;
  // Two places in two columns, or one right above the other.
  return more.length > 0 || winningColumns(connectFourRules.play(after, first), side).length > 0;
}

function rank(column: Move, rivals: readonly Move[]): number {
  const fromMiddle = Math.abs(column - (COLUMNS - 1) / 2);
  return rivals.includes(column) ? fromMiddle - COLUMNS : fromMiddle;
}
