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

/** Says that a side has taken a cell. */
export function placedWords(side: Side, cell: Move): MessageDescriptor {
  const { row, column } = placeOf(cell);
  return side === 'first'
    ? msg`Skull in row ${row}, column ${column}.`
    : msg`Treasure in row ${row}, column ${column}.`;
}

/** Row and column of a cell, as people count them: from 1. */
export function placeOf(cell: Move): { row: number; column: number } {
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}
