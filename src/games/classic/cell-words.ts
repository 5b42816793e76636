import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Move, Side } from '#core/game.ts';

/** The name of a cell's button. */
export function cellName(cell: Move, content: Side | null, isWinning: boolean): MessageDescriptor {
  const { row, column } = placeOf(cell);
  if (content === null) return msg`Row ${row}, column ${column}, empty`;
  if (content === 'first') {
    return isWinning
      ? msg`Row ${row}, column ${column}, skull, winning line`
      : msg`Row ${row}, column ${column}, skull`;
  }
  return isWinning
    ? msg`Row ${row}, column ${column}, treasure, winning line`
    : msg`Row ${row}, column ${column}, treasure`;
}

/** A move and whose turn comes next, which is nobody's after the last move. */
export function moveAnnouncement(side: Side, move: Move, next: Side | null): MessageDescriptor {
  const { row, column } = placeOf(move);
  if (side === 'first') {
    return next === null
      ? msg`Skull in row ${row}, column ${column}.`
      : msg`Skull in row ${row}, column ${column}. Treasure Hunter's Turn.`;
  }
  return next === null
    ? msg`Treasure in row ${row}, column ${column}.`
    : msg`Treasure in row ${row}, column ${column}. Skull Pirate's Turn.`;
}

/** Row and column of a cell, as people count them: from 1. */
export function placeOf(cell: Move): { row: number; column: number } {
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}
