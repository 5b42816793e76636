import { describe, expect, test } from 'vitest';
import badInput from './data/bad-input.txt?raw';
import { matchTextLawsOf } from '#testing/match-text-laws.ts';
import { formatMoves, parseMoves, WRITTEN } from './notation.ts';
import { connectFourRules } from './rules.ts';

describe('F12: the notation of connect-four', () => {
  test('numbers the columns 1 to 7 from the left and runs them together', () => {
    expect(formatMoves([0, 1, 2, 3, 4, 5, 6])).toBe('1234567');
    expect(parseMoves('4453')).toEqual([3, 3, 4, 2]);
  });

  test('of no move is empty', () => {
    expect(formatMoves([])).toBe('');
    expect(parseMoves('')).toEqual([]);
  });

  // Each row holds the place of the first fault, its kind, and the text as a JSON string.
  const faults = badInput
    .trim()
    .split('\n')
    .map((row) => [row.split(' ')[1] ?? '', row.slice(row.indexOf('"')).trim()] as const);

  test.each(faults)('refuses for %s the text %s', (_, quoted) => {
    const text: unknown = JSON.parse(quoted);
    expect(parseMoves(String(text))).toBeNull();
  });

  test.each([
    ['white space before', ' 4453'],
    ['white space after', '4453\n'],
    ['white space alone', ' '],
  ])('refuses %s', (_, text) => {
    expect(parseMoves(text)).toBeNull();
  });
});

matchTextLawsOf(WRITTEN, connectFourRules, {
  '1.two-players.21i3v9.4453.lb3iiw': '4453',
  '1.hard.21i3v9.1122334.j397me': '1122334',
  '2.two-players.21i3v9.443.second-first.sntyb3': '443',
});
