import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { opponent, type Move, type Side } from '#core/game.ts';
import type { Miss } from './state.ts';
import type { Voyage, VoyageGame, VoyagePlies } from './voyage.ts';

/** The game whose rules hold. */
export const GAME_NAMES: Readonly<Record<VoyageGame, MessageDescriptor>> = {
  classic: msg`Tic Tac Toe`,
  'connect-four': msg`Ship Battle`,
};

/** How many moves of one's own the win takes. */
export const LENGTHS: Readonly<Record<VoyagePlies, MessageDescriptor>> = {
  3: msg`Two moves`,
  5: msg`Three moves`,
};

/** What to look for. */
export const TASKS: Readonly<Record<VoyageGame, Readonly<Record<VoyagePlies, MessageDescriptor>>>> =
  {
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

/** How many moves strayed. */
export function missesWords(misses: number): MessageDescriptor {
  return msg`${plural(misses, {
    0: 'No wrong moves',
    one: '# wrong move',
    other: '# wrong moves',
  })}`;
}

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

/** Says that the board is there, and whose move it is, in sentences. */
export function drawnAnnouncement({ side }: Voyage): readonly MessageDescriptor[] {
  return [
    msg`The chart is drawn.`,
    side === 'first' ? msg`Skull Pirates to move.` : msg`Treasure Hunters to move.`,
  ];
}

/** Says a move; the words are those of the games, whose boards load by themselves. */
export function movedAnnouncement({ game }: Voyage, side: Side, move: Move): MessageDescriptor {
  const { row, column } = placeOf(game, move);
  if (game === 'connect-four') {
    return side === 'first' ? msg`Skull in column ${column}.` : msg`Treasure in column ${column}.`;
  }
  return side === 'first'
    ? msg`Skull in row ${row}, column ${column}.`
    : msg`Treasure in row ${row}, column ${column}.`;
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
  const { row, column } = placeOf(game, move);
  if (game === 'connect-four') {
    return side === 'first'
      ? msg`Skull answers in column ${column}.`
      : msg`Treasure answers in column ${column}.`;
  }
  return side === 'first'
    ? msg`Skull answers in row ${row}, column ${column}.`
    : msg`Treasure answers in row ${row}, column ${column}.`;
}

/** Row and column of a move, as people count them: from 1; a disc's row does not matter. */
function placeOf(game: VoyageGame, move: Move): { row: number; column: number } {
  return game === 'connect-four'
    ? { row: 0, column: move + 1 }
    : { row: Math.floor(move / 3) + 1, column: (move % 3) + 1 };
}
