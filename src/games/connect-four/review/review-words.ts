import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Move, Side } from '#core/game.ts';
import type { Course, DecisiveMoment, JudgedMove, Judgement, Prospect } from './judging.ts';

/** What the sides are called, in the page's language. */
type Names = Readonly<Record<Side, string>>;

export const HEADING = msg`Battle Review`;
export const CLOSE = msg`Close the review`;
export const SCORING = msg`The captain reads the battle again, move by move.`;
export const REFUSED = msg`The battle cannot be reviewed: that needs WebAssembly, and this browser or this site does not allow it.`;
export const FAILED = msg`The battle cannot be reviewed now. Close the review, and open it again when you are online.`;
export const CURVE = msg`Curve of the battle`;
export const BOARD = msg`Review board`;
export const MOVES = msg`Moves of the battle`;
export const FIRST = msg`First`;
export const BACK = msg`Back`;
/** Of a move; elsewhere the next one is another thing. */
export const NEXT = msg({ message: 'Next', context: 'move' });
export const LAST = msg`Last`;
export const DECISIVE = msg`The decisive moment.`;
export const SHOW_LINE = msg`Show it on the ship`;

export const JUDGEMENTS: Readonly<Record<Judgement, MessageDescriptor>> = {
  best: msg`best`,
  good: msg`good`,
  slip: msg`slip`,
  blunder: msg`blunder`,
};

/** The name of a move's button. */
export function moveName({ ply, side, column: index, judgement }: JudgedMove): MessageDescriptor {
  const number = ply + 1;
  const column = index + 1;
  const names: Readonly<Record<Side, Readonly<Record<Judgement, MessageDescriptor>>>> = {
    first: {
      best: msg`Move ${number}: Skull in column ${column}, best`,
      good: msg`Move ${number}: Skull in column ${column}, good`,
      slip: msg`Move ${number}: Skull in column ${column}, slip`,
      blunder: msg`Move ${number}: Skull in column ${column}, blunder`,
    },
    second: {
      best: msg`Move ${number}: Treasure in column ${column}, best`,
      good: msg`Move ${number}: Treasure in column ${column}, good`,
      slip: msg`Move ${number}: Treasure in column ${column}, slip`,
      blunder: msg`Move ${number}: Treasure in column ${column}, blunder`,
    },
  };
  return names[side][judgement];
}

/** Which of the moves is shown; `ply` counts from 0. */
export function placeWords(ply: number, total: number): MessageDescriptor {
  const number = ply + 1;
  return msg`Move ${number} of ${total}`;
}

/** Says what a move gave away. */
export function effectWords({
  side,
  judgement,
  lost,
  before,
  after,
}: JudgedMove): MessageDescriptor {
  switch (judgement) {
    case 'best':
      return msg`No column was better.`;
    case 'blunder':
      if (before.winner === null) return msg`It turned a draw into a loss.`;
      return after.winner === null
        ? msg`It turned a win into a draw.`
        : msg`It turned a win into a loss.`;
    case 'good':
    case 'slip':
      return after.winner === side
        ? msg`${plural(lost, {
            one: 'It puts the win off by # move.',
            other: 'It puts the win off by # moves.',
          })}`
        : msg`${plural(lost, {
            one: 'It brings the loss nearer by # move.',
            other: 'It brings the loss nearer by # moves.',
          })}`;
    default:
      return judgement satisfies never;
  }
}

/** Says what perfect play makes of the battle now. */
export function prospectWords({ winner, discs }: Prospect, names: Names): MessageDescriptor {
  if (winner === null) {
    return discs === 0 ? msg`The ship is full: a draw.` : msg`Perfect play: a draw.`;
  }
  if (discs === 0) return msg`Four in a row!`;
  const name = names[winner];
  return msg`${plural(discs, {
    one: `Perfect play: ${name} to win in # move.`,
    other: `Perfect play: ${name} to win in # moves.`,
  })}`;
}

/** Praises a move that was the only one to keep a win or a draw. */
export function praiseWords({ before }: JudgedMove): MessageDescriptor {
  return before.winner === null
    ? msg`Well found: the only column that kept the draw!`
    : msg`Well found: the only column that kept the win!`;
}

/** Names the better column; how it goes on follows. */
export function betterWords(index: Move): MessageDescriptor {
  const column = index + 1;
  return msg`Column ${column} was better. Perfect play goes on like this:`;
}

/** Sums the curve up, for whoever does not see it. */
export function summaryWords(
  course: Course,
  moment: DecisiveMoment,
  result: Side | null,
  names: Names,
): readonly MessageDescriptor[] {
  return [...courseWords(course, names), momentWords(moment, result, names)];
}

function courseWords(course: Course, { first, second }: Names): readonly MessageDescriptor[] {
  return [
    ...(course.first > 0 ? [betterAfterWords(first, course.first)] : []),
    ...(course.second > 0 ? [betterAfterWords(second, course.second)] : []),
    ...(course.neither > 0 ? [levelWords(course.neither)] : []),
  ];
}

function levelWords(count: number): MessageDescriptor {
  return msg`${plural(count, {
    one: 'Neither side led for # move.',
    other: 'Neither side led for # moves.',
  })}`;
}

function betterAfterWords(name: string, count: number): MessageDescriptor {
  return msg`${plural(count, {
    one: `${name} led for # move.`,
    other: `${name} led for # moves.`,
  })}`;
}

function momentWords(
  { ply, kind }: DecisiveMoment,
  result: Side | null,
  names: Names,
): MessageDescriptor {
  const number = ply + 1;
  if (kind === 'costliest') {
    return msg`No move changed who led; move ${number} gave away most.`;
  }
  if (kind === 'last') return msg`Nobody gave anything away.`;
  if (result === null) {
    return msg`The decisive moment was move ${number}: from then on it was level.`;
  }
  const name = names[result];
  return msg`The decisive moment was move ${number}: from then on ${name} stood to win.`;
}
