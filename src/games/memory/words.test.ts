import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { MemoryCue } from './cues.ts';
import { FACES } from './deck.ts';
import type { CardView } from './view.ts';
import {
  cardName,
  DIFFICULTY_NAMES,
  ENDING_TITLES,
  endingToast,
  resultLine,
  announcementOf,
} from './words.ts';
import { timeText } from './time-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const DOWN: CardView = { phase: 'down', face: null };
const EASY_COLUMNS = 4;

describe('the name of a card', () => {
  test.each<[string, CardView, number, number, boolean]>([
    ['Row 1, column 1, face down', DOWN, 0, 4, false],
    ['Row 2, column 1, face down', DOWN, 4, 4, false],
    ['Row 4, column 6, face down', DOWN, 23, 6, false],
    ['Row 2, column 1, face down, hint', DOWN, 4, 4, true],
    ['Row 2, column 1, compass', { phase: 'up', face: 'compass' }, 4, 4, false],
    ['Row 2, column 1, compass, matched', { phase: 'matched', face: 'compass' }, 4, 4, false],
  ])('%s', (name, card, slot, columns, isHinted) => {
    expect(english(cardName(card, { slot, columns, isHinted }, english))).toBe(name);
  });

  test.each(FACES)('tells the face %s', (face) => {
    const at = { slot: 0, columns: 4, isHinted: false };
    expect(english(cardName({ phase: 'up', face }, at, english))).toBe(`Row 1, column 1, ${face}`);
    expect(english(cardName({ phase: 'matched', face }, at, english))).toBe(
      `Row 1, column 1, ${face}, matched`,
    );
  });
});

describe('what is said', () => {
  test.each<[string, MemoryCue]>([
    ['Compass in row 2, column 1.', { kind: 'turned', slot: 4, face: 'compass' }],
    ['Compass and anchor: no match.', compared(['compass', 'anchor'], 2)],
    ['Compass and compass: a pair. 3 of 6 pairs found.', compared(['compass', 'compass'], 3)],
    ['Hint: row 2, column 1. 2 hints left.', { kind: 'hinted', slot: 4, hintsLeft: 2 }],
    ['Hint: row 2, column 1. 1 hint left.', { kind: 'hinted', slot: 4, hintsLeft: 1 }],
    ['Hint: row 2, column 1. No hints left.', { kind: 'hinted', slot: 4, hintsLeft: 0 }],
    ['Game paused.', { kind: 'paused' }],
    ['The hunt goes on.', { kind: 'resumed' }],
    ['The deck is shuffled: 6 pairs to find.', { kind: 'dealt', difficulty: 'easy' }],
    ['The deck is shuffled: 12 pairs to find.', { kind: 'dealt', difficulty: 'hard' }],
  ])('%s', (sentence, cue) => {
    expect(english(announcementOf(cue, EASY_COLUMNS, english))).toBe(sentence);
  });

  test.each(FACES)('names the face %s in every sentence', (face) => {
    const name = `${face.charAt(0).toUpperCase()}${face.slice(1)}`;
    const other = face === 'skull' ? 'ship' : 'skull';
    const capitalised = other === 'ship' ? 'Ship' : 'Skull';
    const sentence = (cue: MemoryCue) => english(announcementOf(cue, EASY_COLUMNS, english));
    expect(sentence({ kind: 'turned', slot: 0, face })).toBe(`${name} in row 1, column 1.`);
    expect(sentence(compared([face, other], 0))).toBe(`${name} and ${other}: no match.`);
    expect(sentence(compared([other, face], 0))).toBe(`${capitalised} and ${face}: no match.`);
    expect(sentence(compared([face, face], 1))).toBe(
      `${name} and ${face}: a pair. 1 of 6 pairs found.`,
    );
  });

  test.each<[string, MemoryCue]>([
    ['a match', { kind: 'matched', combo: 2 }],
    ['a mismatch', { kind: 'mismatched' }],
    ['the end', completed(8, 41)],
  ])('nothing of %s, which was told with the second card or is told by a toast', (_, cue) => {
    expect(announcementOf(cue, EASY_COLUMNS, english)).toBeNull();
  });
});

describe('the end of a game', () => {
  test.each([
    ['found', 'Treasure Found!', 4000],
    ['record', 'New Record!', 5000],
  ] as const)('that is %s gives the toast %s for %i ms', (ending, title, durationMs) => {
    const toast = endingToast(ending, completed(8, 41));
    expect(english(toast.title)).toBe(title);
    expect(english(ENDING_TITLES[ending])).toBe(title);
    expect(english(toast.description)).toBe('All pairs found in 8 moves. Time: 0:41');
    expect(toast.durationMs).toBe(durationMs);
  });

  test('counts one move in the singular', () => {
    expect(english(endingToast('found', completed(1, 61)).description)).toBe(
      'All pairs found in 1 move. Time: 1:01',
    );
    expect(english(resultLine(1, 61))).toBe('1 move · 1:01');
  });

  test('is told in short with moves and time', () => {
    expect(english(resultLine(8, 41))).toBe('8 moves · 0:41');
  });
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [754, '12:34'],
  [3600, '60:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test('the difficulties have the names Easy, Medium and Hard', () => {
  expect(Object.values(DIFFICULTY_NAMES).map(english)).toEqual(['Easy', 'Medium', 'Hard']);
});

function english(words: MessageDescriptor | null): string {
  if (words === null) throw new Error('No words');
  return i18n._(words);
}

function compared(faces: Compared['faces'], pairsFound: number): MemoryCue {
  const isMatch = faces[0] === faces[1];
  return { kind: 'compared', slots: [0, 1], faces, isMatch, pairsFound, pairs: 6 };
}

type Compared = Extract<MemoryCue, { readonly kind: 'compared' }>;

function completed(
  moves: number,
  seconds: number,
): Extract<MemoryCue, { readonly kind: 'completed' }> {
  return { kind: 'completed', difficulty: 'easy', moves, seconds, stars: 3 };
}
