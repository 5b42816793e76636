import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { Move, Outcome } from '#core/game.ts';
import { cellName, placedWords } from './cell-words.ts';
import { NEW_GAME_TOAST, overlayHeadline, resultToast, type ClassicToast } from './words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Nobody has given a side a name. */
const UNNAMED = { wins: {} };

const FIRST_WINS: Outcome = { kind: 'win', winner: 'first' };
const SECOND_WINS: Outcome = { kind: 'win', winner: 'second' };
const DRAW: Outcome = { kind: 'draw' };

/** Row and column of every cell, as people count them. */
const PLACES: readonly (readonly [Move, string])[] = [
  [0, 'ow 1, column 1'],
  [1, 'ow 1, column 2'],
  [2, 'ow 1, column 3'],
  [3, 'ow 2, column 1'],
  [4, 'ow 2, column 2'],
  [5, 'ow 2, column 3'],
  [6, 'ow 3, column 1'],
  [7, 'ow 3, column 2'],
  [8, 'ow 3, column 3'],
];

describe('toasts', () => {
  // The pirate flag is one character made of four code points.
  const flag = '\u{1F3F4}\u200D\u2620\uFE0F';

  test.each<[string, ClassicToast, string, string]>([
    [
      'a win of the first side',
      resultToast(FIRST_WINS, UNNAMED),
      `Skull & Crossbones Victory! ${flag}`,
      'The pirates have conquered the deck!',
    ],
    [
      'a win of the second side',
      resultToast(SECOND_WINS, UNNAMED),
      `Treasure Hunters Victory! ${flag}`,
      'The treasure hunters have conquered the deck!',
    ],
    [
      'a draw',
      resultToast(DRAW, UNNAMED),
      "It's a Draw! ⚖️",
      'The seas claim no victor this round!',
    ],
    ['a new game', NEW_GAME_TOAST, 'New Game Started! ⚔️', 'The deck is cleared for battle!'],
  ])('%s [R46, R47]', (_, words, title, description) => {
    expect(english(words.title)).toBe(title);
    expect(english(words.description)).toBe(description);
  });
});

test.each([
  [FIRST_WINS, 'PIRATES VICTORY!'],
  [SECOND_WINS, 'TREASURE HUNTERS WIN!'],
  [DRAW, "IT'S A DRAW!"],
])('the overlay of %o says %s [R27]', (outcome, headline) => {
  expect(english(overlayHeadline(outcome, UNNAMED))).toBe(headline);
});

describe('a cell is named by row, column and what is on it', () => {
  test.each(PLACES)('cell %i is r%s', (cell, place) => {
    expect(english(cellName(cell, null, false))).toBe(`R${place}, empty`);
    expect(english(cellName(cell, 'first', false))).toBe(`R${place}, skull`);
    expect(english(cellName(cell, 'second', false))).toBe(`R${place}, treasure`);
    expect(english(cellName(cell, 'first', true))).toBe(`R${place}, skull, winning line`);
    expect(english(cellName(cell, 'second', true))).toBe(`R${place}, treasure, winning line`);
  });
});

test('a winner with a name is called by it in toast and overlay [R159]', () => {
  const named = { wins: { first: { id: 'Anna wins!' } } };
  expect(english(resultToast(FIRST_WINS, named).title)).toBe('Anna wins!');
  expect(english(overlayHeadline(FIRST_WINS, named))).toBe('Anna wins!');
  expect(english(overlayHeadline(SECOND_WINS, named))).toBe('TREASURE HUNTERS WIN!');
});

describe('a move is announced with its piece and its place', () => {
  test.each(PLACES)('cell %i is r%s', (cell, place) => {
    expect(english(placedWords('first', cell))).toBe(`Skull in r${place}.`);
    expect(english(placedWords('second', cell))).toBe(`Treasure in r${place}.`);
  });
});

function english(words: MessageDescriptor): string {
  return i18n._(words);
}
