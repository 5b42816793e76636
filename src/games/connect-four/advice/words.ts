import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BestColumn } from './best-column.ts';

export const ASK_WHO_WINS = msg`Who should win?`;
export const PARROT_THINKS = msg`The parrot is thinking…`;
export const CAPTAIN_THINKS = msg`The captain is thinking…`;
export const PARROT_REFUSES = msg`The parrot cannot help here: perfect play could not be started.`;
export const CAPTAIN_REFUSES = msg`The captain cannot tell here: perfect play could not be started.`;
export const DRAW_FORETOLD = msg`With perfect play this is a draw.`;

/** What the button says that asks for a hint. */
export function askParrotWords(left: number): MessageDescriptor {
  return msg`${plural(left, {
    one: 'Ask the parrot, # left',
    other: 'Ask the parrot, # left',
  })}`;
}

/** Says which column is best, and why. */
export function bestColumnWords({ column: index, reason }: BestColumn): MessageDescriptor {
  // People count from 1.
  const column = index + 1;
  switch (reason.kind) {
    case 'wins':
      return msg`Column ${column} wins at once.`;
    case 'blocks':
      return msg`Column ${column} blocks your rival's four in a row.`;
    case 'double-threat':
      return msg`Column ${column} makes a double threat.`;
    case 'wins-later':
      return winsLaterWords(column, reason.discs);
    case 'draws':
      return msg`Column ${column} keeps the draw.`;
    case 'holds-out':
      return msg`With column ${column} you hold out longest.`;
    default:
      return reason satisfies never;
  }
}

/** The captain says who wins when nobody errs: the captain, or the person that is spoken to. */
export function foretoldWords(isCaptains: boolean, discs: number): MessageDescriptor {
  return isCaptains
    ? msg`${plural(discs, {
        one: 'With perfect play I win in # move.',
        other: 'With perfect play I win in # moves.',
      })}`
    : msg`${plural(discs, {
        one: 'With perfect play you win in # move.',
        other: 'With perfect play you win in # moves.',
      })}`;
}

function winsLaterWords(column: number, discs: number): MessageDescriptor {
  return msg`${plural(discs, {
    one: `With perfect play column ${column} wins in # move.`,
    other: `With perfect play column ${column} wins in # moves.`,
  })}`;
}
