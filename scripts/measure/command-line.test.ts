import { expect, test } from 'vitest';
import { chosen, oneOf, wholeNumber } from './command-line.ts';

test.each(['', 'toString', 'Easy'])('"%s" is refused where other words are known', (word) => {
  expect(() => oneOf(word, ['easy', 'hard'])).toThrow(`"${word}" is none of easy, hard.`);
});

test('names are chosen in their own order, all where none is asked for, and none twice', () => {
  expect(chosen(['hard', 'easy', 'hard'], ['easy', 'medium', 'hard'])).toEqual(['easy', 'hard']);
  expect(chosen([], ['easy', 'hard'])).toEqual(['easy', 'hard']);
  expect(() => chosen(['easy', 'kraken'], ['easy', 'hard'])).toThrow('"kraken"');
});

test('an option takes a whole number from its least one on', () => {
  expect(wholeNumber('400', '--games', 1)).toBe(400);
  expect(wholeNumber('0', '--seed', 0)).toBe(0);
  for (const word of ['0', '-1', '4e2', '1.5', 'seven', '', '9'.repeat(17)]) {
    expect(() => wholeNumber(word, '--games', 1)).toThrow(
      '--games takes a whole number from 1 on.',
    );
  }
});
