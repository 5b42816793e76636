import { describe, expect, test } from 'vitest';
import { matchTextLawsOf } from '#testing/match-text-laws.ts';
import { formatMoves, parseMoves, WRITTEN } from './notation.ts';
import { ultimateRules } from './rules.ts';

describe('ultimate notation', () => {
  test('U13: names boards A to I and cells 1 to 9, both in reading order', () => {
    expect(formatMoves([40, 36, 8, 80])).toBe('E5 E1 A9 I9');
    expect(parseMoves('E5 E1 A9')).toEqual([40, 36, 8]);
  });

  test('U13: takes any white space between words', () => {
    expect(parseMoves('  E5\n E1\tA9 ')).toEqual([40, 36, 8]);
  });

  test.each([
    ['a board that does not exist', 'J1'],
    ['a cell that does not exist', 'A0'],
    ['small letters', 'e5'],
    ['a foreign word', 'E5 and E1'],
    ['words that touch', 'E5E1'],
    ['a cell taken twice', 'E5 E5'],
    ['a move outside the forced board', 'E5 A1'],
  ])('U13: refuses %s', (_, text) => {
    expect(parseMoves(text)).toBeNull();
  });
});

matchTextLawsOf(WRITTEN, ultimateRules, {
  '1.two-players.21i3v9.E5-E1-A9.1361q2y': 'E5 E1 A9',
  '1.easy.21i3v9..4kqujf': '',
  '2.easy.21i3v9..first-second.1qsai4v': '',
});
