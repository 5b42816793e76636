import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Move } from '#core/game.ts';
import type { UltimatePosition } from './rules.ts';
import { cellsOf, placeOf } from './rules.ts';
import { standingOf } from './standing.ts';

/** Puts words into the page's language, so that they can stand inside others. */
export type Translate = (words: MessageDescriptor) => string;

const NAMES: readonly MessageDescriptor[] = [
  msg`top left board`,
  msg`top centre board`,
  msg`top right board`,
  msg`middle left board`,
  msg`centre board`,
  msg`middle right board`,
  msg`bottom left board`,
  msg`bottom centre board`,
  msg`bottom right board`,
];

/** A small board's name where it stands alone or begins a text. */
export function boardTitle(board: number, text: Translate): string {
  const name = text(nameOf(board));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A small board's name inside a sentence, where a language may need another case of it, as Urdu does. */
export function boardPhrase(board: number, text: Translate): string {
  return text({ ...nameOf(board), values: { case: 'oblique' } });
}

/** The name of a small board's grid. */
export function gridName(
  position: UltimatePosition,
  at: number,
  text: Translate,
): MessageDescriptor {
  const board = boardTitle(at, text);
  const standing = standingOf(position, at);
  switch (standing) {
    case 'first':
      return msg`${board}, won by skull`;
    case 'second':
      return msg`${board}, won by treasure`;
    case 'draw':
      return msg`${board}, drawn`;
    case 'forced':
      return msg`${board}, open, play here`;
    case 'free':
    case 'waiting':
    case 'over':
      return msg`${board}, open`;
    default:
      return standing satisfies never;
  }
}

/** The name of a cell's button. */
export function cellName(
  { cells }: UltimatePosition,
  move: Move,
  isPlayable: boolean,
  text: Translate,
): MessageDescriptor {
  const { row, column } = placeInBoard(move);
  const board = boardTitle(placeOf(move).board, text);
  const content = cells[move] ?? null;
  if (content === 'first') return msg`${board}, row ${row}, column ${column}, skull`;
  if (content === 'second') return msg`${board}, row ${row}, column ${column}, treasure`;
  return isPlayable
    ? msg`${board}, row ${row}, column ${column}, empty, playable`
    : msg`${board}, row ${row}, column ${column}, empty`;
}

/** The name of the button that puts a board under the spyglass. */
export function choiceName(at: number, text: Translate): MessageDescriptor {
  const board = boardPhrase(at, text);
  return msg`Play in ${board}`;
}

/** What a picture of an open board shows, sentence by sentence. */
export function pieceDescriptions(
  position: UltimatePosition,
  board: number,
): readonly MessageDescriptor[] {
  return cellsOf(position, board).flatMap((content, cell) => {
    const { row, column } = placeInBoard(cell);
    switch (content) {
      case 'first':
        return [msg`Skull in row ${row}, column ${column}.`];
      case 'second':
        return [msg`Treasure in row ${row}, column ${column}.`];
      case null:
        return [];
      default:
        return content satisfies never;
    }
  });
}

/** How many boards a side has won. */
export function boardsWon(count: number): MessageDescriptor {
  return msg`${plural(count, { one: '# board', other: '# boards' })}`;
}

/** Row and column inside the small board; people count from 1. */
export function placeInBoard(move: Move): { readonly row: number; readonly column: number } {
  const { cell } = placeOf(move);
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}

function nameOf(board: number): MessageDescriptor {
  const name = NAMES[board];
  if (name === undefined) throw new RangeError(`There is no board ${board}.`);
  return name;
}
