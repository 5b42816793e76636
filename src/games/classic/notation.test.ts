import { describe, expect, test } from 'vitest';
import { matchTextLawsOf } from '#testing/match-text-laws.ts';
import { formatMoves, parseMoves, WRITTEN } from './notation.ts';
import { classicRules } from './rules.ts';

describe('classic notation', () => {
  test('names columns a to c from the left and rows 1 to 3 from the top', () => {
    expect(formatMoves([0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3');
    expect(parseMoves('b2 a1 c3')).toEqual([4, 0, 8]);
  });

  test('takes any white space between words', () => {
    expect(parseMoves('  b2\n a1\tc3 ')).toEqual([4, 0, 8]);
  });

  test.each([
    ['a column that does not exist', 'd1'],
    ['a row that does not exist', 'a4'],
    ['a foreign word', 'b2 and a1'],
    ['words that touch', 'a1b2'],
    ['a cell taken twice', 'b2 b2'],
    ['a move after the end', 'a1 b1 a2 b2 a3 b3'],
  ])('refuses %s', (_, text) => {
    expect(parseMoves(text)).toBeNull();
  });

  test('refuses moves from another start than the usual one, since the home game knows no other', () => {
    const { parse } = WRITTEN.notation;
    expect(parse('b2 a1')).toEqual([4, 0]);
    expect(parse('b2 a1', { starter: 'second', headStart: null })).toBeNull();
    expect(parse('b2 a1', { starter: 'first', headStart: 'second' })).toBeNull();
  });
});

matchTextLawsOf(
  WRITTEN,
  classicRules,
  {
    '1.two-players.21i3v9.b2-a1-c3.ew3pkz': 'b2 a1 c3',
    '1.two-players.21i3v9.a1-b1-b2-c1-c3.15re6om': 'a1 b1 b2 c1 c3',
  },
  { hasStarts: false },
);
