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

/** Says that a side has dropped a disc. */
export function droppedWords(side: Side, move: Move): MessageDescriptor {
  const column = counted(move);
  return side === 'first' ? msg`Skull in column ${column}.` : msg`Treasure in column ${column}.`;
}

// People count from 1.
function counted(index: number): number {
  return index + 1;
}
