import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { MemoryCue } from './cues.ts';
import { LAYOUTS, type Difficulty, type Face } from './deck.ts';
import type { CardView } from './view.ts';

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

/** How a finished game ended: with a record or without. */
export type Ending = 'found' | 'record';

export const ENDING_TITLES: Record<Ending, MessageDescriptor> = {
  found: msg`Treasure Found!`,
  record: msg`New Record!`,
};

const TOAST_MS: Record<Ending, number> = { found: 4000, record: 5000 };

type Completion = Extract<MemoryCue, { readonly kind: 'completed' }>;

/** The toast that announces a finished game. */
export function endingToast(ending: Ending, { moves, seconds }: Completion) {
  const time = timeText(seconds);
  return {
    title: ENDING_TITLES[ending],
    description: msg`${plural(moves, {
      one: 'All pairs found in # move.',
      other: 'All pairs found in # moves.',
    })} Time: ${time}`,
    durationMs: TOAST_MS[ending],
  };
}

/** Moves and time of a finished game, in short. */
export function resultLine(moves: number, seconds: number): MessageDescriptor {
  const time = timeText(seconds);
  return msg`${plural(moves, { one: '# move', other: '# moves' })} · ${time}`;
}

/** Played time as m:ss. */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The name of a card's button. */
export function cardName(
  { phase, face }: CardView,
  { slot, columns, isHinted }: { slot: number; columns: number; isHinted: boolean },
): MessageDescriptor {
  const { row, column } = placeOf(slot, columns);
  switch (phase) {
    case 'down':
      return isHinted
        ? msg`Row ${row}, column ${column}, face down, hint`
        : msg`Row ${row}, column ${column}, face down`;
    case 'up':
      return upName(face, row, column);
    case 'matched':
      return matchedName(face, row, column);
    default:
      return phase satisfies never;
  }
}

/** What the live region says of a cue on a table of so many columns; cues with a sound are told already. */
export function saidOf(cue: MemoryCue, columns: number): MessageDescriptor | null {
  switch (cue.kind) {
    case 'dealt':
      return dealtSaid(LAYOUTS[cue.difficulty].pairs);
    case 'turned':
      return turnedSaid(cue.face, placeOf(cue.slot, columns));
    case 'compared':
      return cue.isMatch ? pairSaid(cue) : missSaid(cue.faces);
    case 'hinted':
      return hintSaid(cue.hintsLeft, placeOf(cue.slot, columns));
    case 'paused':
      return msg`Game paused.`;
    case 'resumed':
      return msg`The hunt goes on.`;
    case 'mismatched':
    case 'matched':
    case 'completed':
      return null;
    default:
      return cue satisfies never;
  }
}

// The message format requires a case `other`: in each of these choices it is the parrot.

function upName(face: Face, row: number, column: number): MessageDescriptor {
  return msg`Row ${row}, column ${column}, ${select(face, {
    skull: 'skull',
    treasure: 'treasure',
    ship: 'ship',
    compass: 'compass',
    anchor: 'anchor',
    other: 'parrot',
  })}`;
}

function matchedName(face: Face, row: number, column: number): MessageDescriptor {
  return msg`Row ${row}, column ${column}, ${select(face, {
    skull: 'skull',
    treasure: 'treasure',
    ship: 'ship',
    compass: 'compass',
    anchor: 'anchor',
    other: 'parrot',
  })}, matched`;
}

function turnedSaid(face: Face, { row, column }: Place): MessageDescriptor {
  return msg`${select(face, {
    skull: 'Skull',
    treasure: 'Treasure',
    ship: 'Ship',
    compass: 'Compass',
    anchor: 'Anchor',
    other: 'Parrot',
  })} in row ${row}, column ${column}.`;
}

function missSaid([first, second]: readonly [Face, Face]): MessageDescriptor {
  return msg`${select(first, {
    skull: 'Skull',
    treasure: 'Treasure',
    ship: 'Ship',
    compass: 'Compass',
    anchor: 'Anchor',
    other: 'Parrot',
  })} and ${select(second, {
    skull: 'skull',
    treasure: 'treasure',
    ship: 'ship',
    compass: 'compass',
    anchor: 'anchor',
    other: 'parrot',
  })}: no match.`;
}

function pairSaid(cue: Extract<MemoryCue, { readonly kind: 'compared' }>): MessageDescriptor {
  const { pairsFound, pairs } = cue;
  const [face] = cue.faces;
  return msg`${select(face, {
    skull: 'Skull and skull: a pair.',
    treasure: 'Treasure and treasure: a pair.',
    ship: 'Ship and ship: a pair.',
    compass: 'Compass and compass: a pair.',
    anchor: 'Anchor and anchor: a pair.',
    other: 'Parrot and parrot: a pair.',
  })} ${plural(pairs, {
    one: `${pairsFound} of # pair found.`,
    other: `${pairsFound} of # pairs found.`,
  })}`;
}

function hintSaid(hintsLeft: number, { row, column }: Place): MessageDescriptor {
  return msg`Hint: row ${row}, column ${column}. ${plural(hintsLeft, {
    0: 'No hints left.',
    one: '# hint left.',
    other: '# hints left.',
  })}`;
}

function dealtSaid(pairs: number): MessageDescriptor {
  return msg`${plural(pairs, {
    one: 'The deck is shuffled: # pair to find.',
    other: 'The deck is shuffled: # pairs to find.',
  })}`;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

// People count from 1.
function placeOf(slot: number, columns: number): Place {
  return { row: Math.floor(slot / columns) + 1, column: (slot % columns) + 1 };
}
