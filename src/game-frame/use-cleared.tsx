import { useState } from 'react';
import type { Side } from '#core/game.ts';

/** What lies on each place of a board. */
export type Cells = readonly (Side | null)[];

/** At most so many pieces are taken back at once: a person's, and the computer's answer. */
const MOST_TAKEN_BACK = 2;

/** A head start may lie on the board in the next battle. */
const MOST_AT_FIRST = 1;

/**
 * What lay on a board until it was cleared for the next battle, so that it can be seen to go; null again from the next
 * move on. A board whose pieces were taken back has not been cleared.
 */
export function useCleared(cells: Cells): Cells | null {
  const [[last, cleared], setLast] = useState<readonly [Cells, Cells | null]>([cells, null]);
  if (last !== cells) {
    const count = pieceCount(cells);
    const isCleared = count <= MOST_AT_FIRST && pieceCount(last) > count + MOST_TAKEN_BACK;
    setLast([cells, isCleared ? last : null]);
  }
  return cleared;
}

/** How many pieces lie on a board. */
export function pieceCount(cells: Cells): number {
  return cells.filter(Boolean).length;
}
