import { expect, test } from 'vitest';
import type { Course, JudgedMove } from './judging.ts';
import { moveName, summaryWords } from './review-words.ts';

const MOVE: JudgedMove = {
  ply: 6,
  side: 'first',
  column: 3,
  judgement: 'best',
  lost: 0,
  before: { winner: 'first', discs: 1 },
  after: { winner: 'first', discs: 0 },
};
const NAMES = { first: 'Skull Pirates', second: 'Treasure Hunters' };
const COURSE: Course = { first: 3, second: 0, neither: 4 };

test('people count moves and columns from 1 [R177]', () => {
  expect(moveName(MOVE)).toMatchObject({
    message: 'Move {number}: Skull in column {column}, best',
    values: { number: 7, column: 4 },
  });
});

test('the summary says for how long each side stood better, if it did, and what decided [R177]', () => {
  const won = summaryWords(COURSE, { ply: 4, kind: 'decided' }, 'first', NAMES);
  expect(won.map(({ values }) => values)).toEqual([
    { count: 3, name: 'Skull Pirates' },
    { count: 4 },
    { number: 5, name: 'Skull Pirates' },
  ]);
  const drawn = summaryWords(
    { first: 0, second: 0, neither: 42 },
    { ply: 41, kind: 'last' },
    null,
    NAMES,
  );
  expect(drawn.map(({ message }) => message)).toContain('Nobody gave anything away.');
  expect(drawn).toHaveLength(2);
});
