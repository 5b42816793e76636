import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { MemoryCue } from './cues.ts';
import { LAYOUTS, type Face } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import { timeText } from './time-text.ts';
import type { CardView } from './view.ts';

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

/** The faces as they are called within a sentence. */
const FACE_NAMES: Record<Face, MessageDescriptor> = {
  skull: msg`skull`,
  treasure: msg`treasure`,
  ship: msg`ship`,
  compass: msg`compass`,
  anchor: msg`anchor`,
  parrot: msg`parrot`,
};

/** Puts words into the page's language, so that they can stand inside others. */
type Translate = (words: MessageDescriptor) => string;

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

/** The toast that announces the end of a game that nobody counts. */
export const CALM_TOAST = {
  title: ENDING_TITLES.found,
  description: msg`All pairs found.`,
  durationMs: TOAST_MS.found,
};

/** Moves and time of a finished game, in short. */
export function resultLine(moves: number, seconds: number): MessageDescriptor {
  const time = timeText(seconds);
  return msg`${plural(moves, { one: '# move', other: '# moves' })} · ${time}`;
}

/** The name of a card's button. */
export function cardName(
  card: CardView,
  { slot, columns, isHinted }: { slot: number; columns: number; isHinted: boolean },
  text: Translate,
): MessageDescriptor {
  const { row, column } = placeOf(slot, columns);
  if (card.phase === 'down') {
    return isHinted
      ? msg`Row ${row}, column ${column}, face down, hint`
      : msg`Row ${row}, column ${column}, face down`;
  }
  const face = text(FACE_NAMES[card.face]);
  return card.phase === 'up'
    ? msg`Row ${row}, column ${column}, ${face}`
    : msg`Row ${row}, column ${column}, ${face}, matched`;
}

/** Announces a cue on a table with this many columns; `null` where a cue before it or a toast has said it. */
export function announcementOf(
  cue: MemoryCue,
  columns: number,
  text: Translate,
): MessageDescriptor | null {
  switch (cue.kind) {
    case 'dealt':
      return dealtAnnouncement(LAYOUTS[cue.difficulty].pairs);
    case 'turned':
      return turnedAnnouncement(text(FACE_NAMES[cue.face]), placeOf(cue.slot, columns));
    case 'compared':
      return cue.isMatch ? pairAnnouncement(cue, text) : missAnnouncement(cue.faces, text);
    case 'hinted':
      return hintAnnouncement(cue.hintsLeft, placeOf(cue.slot, columns));
    case 'paused':
      return msg`Game paused.`;
    case 'resumed':
      return msg`The hunt goes on.`;
    case 'mismatched':
    case 'matched':
    case 'finished':
    case 'completed':
      return null;
    default:
      return cue satisfies never;
  }
}

function turnedAnnouncement(name: string, { row, column }: Place): MessageDescriptor {
  const face = capitalised(name);
  return msg`${face} in row ${row}, column ${column}.`;
}

function missAnnouncement(faces: readonly [Face, Face], text: Translate): MessageDescriptor {
  const { first, second } = namesOf(faces, text);
  return msg`${first} and ${second}: no match.`;
}

function pairAnnouncement(
  { pairsFound, pairs, faces }: Extract<MemoryCue, { readonly kind: 'compared' }>,
  text: Translate,
): MessageDescriptor {
  const { first, second } = namesOf(faces, text);
  return msg`${first} and ${second}: a pair. ${plural(pairs, {
    one: `${pairsFound} of # pair found.`,
    other: `${pairsFound} of # pairs found.`,
  })}`;
}

/** Two faces as a sentence begins with them. */
function namesOf([first, second]: readonly [Face, Face], text: Translate) {
  return { first: capitalised(text(FACE_NAMES[first])), second: text(FACE_NAMES[second]) };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function hintAnnouncement(hintsLeft: number, { row, column }: Place): MessageDescriptor {
  return msg`Hint: row ${row}, column ${column}. ${plural(hintsLeft, {
    0: 'No hints left.',
    one: '# hint left.',
    other: '# hints left.',
  })}`;
}

function dealtAnnouncement(pairs: number): MessageDescriptor {
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
