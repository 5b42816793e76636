import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { opponent, type Move, type Side } from '#core/game.ts';
import { placedWords, placeOf } from '#games/classic/cell-words.ts';
import { droppedWords } from '#games/connect-four/words.ts';
import type { NoVoyage } from './days.ts';
import type { Miss } from './state.ts';
import type { Voyage, VoyagePlies } from './voyage.ts';

type Game = Voyage['game'];

/** The game whose rules hold. */
export const GAME_NAMES: Readonly<Record<Game, MessageDescriptor>> = {
  classic: msg`Tic Tac Toe`,
  'connect-four': msg`Ship Battle`,
};

/** How many moves of one's own the win takes. */
export const LENGTHS: Readonly<Record<VoyagePlies, MessageDescriptor>> = {
  3: msg`Two moves`,
  5: msg`Three moves`,
};

/** What to look for. */
export const TASKS: Readonly<Record<Game, Readonly<Record<VoyagePlies, MessageDescriptor>>>> = {
  classic: {
    3: msg`One square forces the win: your second move completes the line, whatever the rival does.`,
    5: msg`One square forces the win: your third move completes the line, whatever the rival does.`,
  },
  'connect-four': {
    3: msg`One column forces the win: your second coin completes four in a row, whatever the rival does.`,
    5: msg`One column forces the win: your third coin completes four in a row, whatever the rival does.`,
  },
};

export const TO_MOVE_TITLES: Readonly<Record<Side, MessageDescriptor>> = {
  first: msg`Skull Pirates to move`,
  second: msg`Treasure Hunters to move`,
};

const TO_MOVE_ANNOUNCEMENTS: Readonly<Record<Side, MessageDescriptor>> = {
  first: msg`Skull Pirates to move.`,
  second: msg`Treasure Hunters to move.`,
};

export const SOLVED_TOAST = {
  title: msg`Land ahoy!`,
  description: msg`You have found every move of this voyage.`,
  topic: 'voyage',
} as const;

export const MISSED_TOAST = {
  title: msg`Off course!`,
  description: msg`That move does not force the win. Look again.`,
  kind: 'destructive',
  topic: 'voyage',
} as const;

export const SHARED_TOAST = {
  title: msg`Result sent!`,
  description: msg`May your friends sail as well.`,
  topic: 'result',
} as const;

export const COPIED_TOAST = {
  title: msg`Result copied!`,
  description: msg`Paste it into a message.`,
  topic: 'result',
} as const;

export const NOT_COPIED_TOAST = {
  title: msg`Not copied`,
  description: msg`Your browser did not allow it. The result is selected: copy it by hand.`,
  kind: 'destructive',
  topic: 'result',
} as const;

/** Why an address shows the newest voyage; `first` is the day of the first one. */
export function faultWords(fault: NoVoyage, first: string): MessageDescriptor {
  switch (fault) {
    case 'malformed':
      return msg`This address names no day. Here is the newest voyage.`;
    case 'early':
      return msg`The first voyage set sail on ${first}. Here is the newest one.`;
    case 'future':
      return msg`That voyage has not set sail yet. Here is the newest one.`;
    default:
      return fault satisfies never;
  }
}

/** How many moves strayed. */
export function missesWords(misses: number): MessageDescriptor {
  return msg`${plural(misses, {
    0: 'No wrong moves',
    one: '# wrong move',
    other: '# wrong moves',
  })}`;
}

/** Says that the board is there, and whose move it is, in sentences. */
export function drawnAnnouncement(side: Side): readonly MessageDescriptor[] {
  return [msg`The chart is drawn.`, TO_MOVE_ANNOUNCEMENTS[side]];
}

/** Says a move. */
export function movedAnnouncement({ game }: Voyage, side: Side, move: Move): MessageDescriptor {
  return game === 'classic' ? placedWords(side, move) : droppedWords(side, move);
}

/** Says the rival's answer, and that it is the person's turn, in sentences. */
export function answeredAnnouncement(
  voyage: Voyage,
  side: Side,
  move: Move,
): readonly MessageDescriptor[] {
  return [answerWords(voyage, side, move), msg`Find your next move.`];
}

/** A move that strayed, in sentences: the move, what the rival answers, and that neither stays. */
export function missAnnouncement(
  voyage: Voyage,
  side: Side,
  { move, answer }: Miss,
): readonly MessageDescriptor[] {
  return [
    movedAnnouncement(voyage, side, move),
    ...(answer === null ? [] : [answerWords(voyage, opponent(side), answer)]),
    msg`Both are taken back.`,
  ];
}

function answerWords({ game }: Voyage, side: Side, move: Move): MessageDescriptor {
  if (game === 'connect-four') {
    const column = move + 1;
    return side === 'first'
      ? msg`Skull answers in column ${column}.`
      : msg`Treasure answers in column ${column}.`;
  }
  const { row, column } = placeOf(move);
  return side === 'first'
    ? msg`Skull answers in row ${row}, column ${column}.`
    : msg`Treasure answers in row ${row}, column ${column}.`;
}
