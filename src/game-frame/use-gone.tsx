import { useState } from 'react';
import type { Side } from '#core/game.ts';

/** What lies on each place of a board. */
type Cells = readonly (Side | null)[];

/** A head start may lie on a board that has been cleared. */
const MOST_AT_FIRST = 1;
/** At most so many pieces are taken back at once: a person's, and the computer's answer. */
const MOST_TAKEN_BACK = 2;

/** Pieces that have gone from a board. */
export interface Gone {
  /** What lay there before. */
  readonly cells: Cells;
  /** For the next battle; else moves were taken back. */
  readonly isCleared: boolean;
}

/**
 * What lay on a board until pieces went, so that they can be seen to go; null from the next move on, and where another
 * position took the place of the last one.
 */
export function useGone(cells: Cells): Gone | null {
  const [[last, gone], setLast] = useState<readonly [Cells, Gone | null]>([cells, null]);
  if (last !== cells) setLast([cells, goneBetween(last, cells)]);
  return gone;
}

function goneBetween(last: Cells, cells: Cells): Gone | null {
  const count = pieceCount(cells);
  const goneCount = pieceCount(last) - count;
  const isCleared = count <= MOST_AT_FIRST && goneCount > MOST_TAKEN_BACK;
  const isTakenBack =
    goneCount > 0 && cells.every((side, at) => side === null || side === last[at]);
  return isCleared || isTakenBack ? { cells: last, isCleared } : null;
}

/** How many pieces lie on a board. */
export function pieceCount(cells: Cells): number {
  return cells.filter(Boolean).length;
}
