import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import {
  ALL_SOLVED_ANNOUNCEMENT,
  CORRECT_TOAST,
  DIFFICULTY_NAMES,
  EXPLANATIONS,
  GOALS,
  HINTS,
  missAnnouncement,
  puzzleName,
  puzzleAnnouncement,
  resetAnnouncement,
  STARTED_OVER_TOAST,
  TO_MOVE_SENTENCES,
  TO_MOVE_TITLES,
  TRY_AGAIN_TOAST,
} from './words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

interface PuzzleToast {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

describe('toasts', () => {
  test.each<[string, PuzzleToast, string, string]>([
    ['a right answer', CORRECT_TOAST, 'Correct!', 'You found the winning move!'],
    [
      'a wrong answer',
      TRY_AGAIN_TOAST,
      'Try Again',
      "That's not the optimal move. Think strategically!",
    ],
    ['a new start', STARTED_OVER_TOAST, 'Starting Over! 🧭', 'All six puzzles are unsolved again.'],
  ])('%s [R93]', (_, words, title, description) => {
    expect(english(words.title)).toBe(title);
    expect(english(words.description)).toBe(description);
  });

  test('only a wrong answer is destructive, and an answer takes the place of the one before', () => {
    expect(TRY_AGAIN_TOAST.kind).toBe('destructive');
    expect(CORRECT_TOAST).not.toHaveProperty('kind');
    expect(CORRECT_TOAST.topic).toBe(TRY_AGAIN_TOAST.topic);
  });
});

test.each<[PuzzleId, string]>([
  ['easy-1', 'Puzzle 1, Easy'],
  ['easy-2', 'Puzzle 2, Easy'],
  ['medium-1', 'Puzzle 3, Medium'],
  ['medium-2', 'Puzzle 4, Medium'],
  ['hard-1', 'Puzzle 5, Hard'],
  ['hard-2', 'Puzzle 6, Hard'],
])('the button of %s is "%s", with ", solved" once it counts', (id, name) => {
  expect(english(puzzleName(id, false))).toBe(name);
  expect(english(puzzleName(id, true))).toBe(`${name}, solved`);
});

test.each<[PuzzleId, string, string]>([
  ['easy-1', 'Puzzle 1 of 6, Easy.', 'Skull Pirates to move.'],
  ['easy-2', 'Puzzle 2 of 6, Easy.', 'Treasure Hunters to move.'],
  ['medium-1', 'Puzzle 3 of 6, Medium.', 'Skull Pirates to move.'],
  ['medium-2', 'Puzzle 4 of 6, Medium.', 'Treasure Hunters to move.'],
  ['hard-1', 'Puzzle 5 of 6, Hard.', 'Skull Pirates to move.'],
  ['hard-2', 'Puzzle 6 of 6, Hard.', 'Treasure Hunters to move.'],
])('going to %s is announced as "%s %s"', (id, place, turn) => {
  expect(puzzleAnnouncement(id, 'unsolved').map(english)).toEqual([place, turn]);
  expect(puzzleAnnouncement(id, 'reopened').map(english)).toEqual([place, turn]);
  expect(puzzleAnnouncement(id, 'solved').map(english)).toEqual([place, 'Solved.']);
  expect(resetAnnouncement(id).map(english)).toEqual(['The puzzle is set up again.', turn]);
});

test.each<[PuzzleId, number, number, string]>([
  ['easy-1', 0, 7, 'Skull in row 1, column 1. Treasure answers in row 3, column 2.'],
  ['easy-2', 6, 1, 'Treasure in row 3, column 1. Skull answers in row 1, column 2.'],
])('a wrong cell of %s is announced with what refutes it', (id, cell, answer, said) => {
  const sentences = missAnnouncement(id, cell, answer).map(english);
  expect(sentences.join(' ')).toBe(`${said} Both are taken back.`);
});

test.each(PUZZLE_IDS.map((id) => [id] as const))(
  'the hint to %s says so, and names a line but not the place of the solution in it',
  (id) => {
    const hint = english(HINTS[id]);
    expect(hint).toMatch(/^Hint: /);
    expect(hint).toMatch(/\b(row|column|diagonal)\b/);
    expect(hint).not.toMatch(/\d|corner/);
  },
);

test('the end is announced', () => {
  expect(english(ALL_SOLVED_ANNOUNCEMENT)).toBe('All six puzzles are solved.');
});

test('the banner names the side to move', () => {
  expect(english(TO_MOVE_TITLES.first)).toBe('Skull Pirates to move');
  expect(english(TO_MOVE_TITLES.second)).toBe('Treasure Hunters to move');
  for (const side of ['first', 'second'] as const) {
    expect(english(TO_MOVE_SENTENCES[side])).toBe(`${english(TO_MOVE_TITLES[side])}.`);
  }
});

test('the difficulties are Easy, Medium and Hard [R39]', () => {
  expect(Object.values(DIFFICULTY_NAMES).map(english)).toEqual(['Easy', 'Medium', 'Hard']);
});

test.each(PUZZLE_IDS.map((id) => [id] as const))(
  'the task of %s gives no cell away, the explanation is another text [R39]',
  (id) => {
    const task = english(GOALS[id]);
    expect(task).not.toMatch(/\d|corner|centre|edge|\brow|column|diagonal|left|right|top|bottom/);
    expect(english(EXPLANATIONS[id])).not.toBe(task);
  },
);

function english(words: MessageDescriptor): string {
  return i18n._(words);
}
