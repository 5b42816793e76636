import { useState } from 'react';
import type { Side } from '#core/game.ts';

type Cells = readonly (Side | null)[];

/** At most so many discs are taken back at once: a person's, and the computer's answer. */
const MOST_TAKEN_BACK = 2;

/** A head start may lie on the ship in the next battle. */
const MOST_AT_FIRST = 1;

/**
 * What lay on the ship until it was cleared for the next battle, so that it can be seen to go; null again from the next
 * move on. A ship whose discs were taken back has not been cleared.
 */
export function useCleared(cells: Cells): Cells | null {
  const [[last, cleared], setLast] = useState<readonly [Cells, Cells | null]>([cells, null]);
  if (last !== cells) {
    const count = discCount(cells);
    const isCleared = count <= MOST_AT_FIRST && discCount(last) > count + MOST_TAKEN_BACK;
    setLast([cells, isCleared ? last : null]);
  }
  return cleared;
}

/** How many discs lie on the ship. */
export function discCount(cells: Cells): number {
  return cells.filter(Boolean).length;
}
