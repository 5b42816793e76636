import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Move, Side } from '#core/game.ts';
import { COLUMNS } from './rules.ts';

/** The name of a column's button. */
export function columnName(move: Move, free: number): MessageDescriptor {
  const column = counted(move);
  return free === 0 ? msg`Column ${column}, full` : msg`Column ${column}, ${free} free`;
}

/** The name of a cell; row 1 is the top one. */
export function cellName(
  cell: number,
  content: Side | null,
  isWinning: boolean,
): MessageDescriptor {
  const row = counted(Math.floor(cell / COLUMNS));
  const column = counted(cell % COLUMNS);
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
  const column = counted(move);
  if (side === 'first') {
    return next === null
      ? msg`Skull in column ${column}.`
      : msg`Skull in column ${column}. Treasure Hunter's Turn.`;
  }
  return next === null
    ? msg`Treasure in column ${column}.`
    : msg`Treasure in column ${column}. Skull Pirate's Turn.`;
}

// People count from 1.
function counted(index: number): number {
  return index + 1;
}
