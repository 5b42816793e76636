import { describe, expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { ideasOf, KEPT_IDEAS } from './ideas.ts';
import { parseMoves } from './notation.ts';
import { ultimateRules } from './rules.ts';

const FIRST_WINS = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';

describe('a position shows', () => {
  test.each([
    ['nothing before the first move', '', []],
    ['that a move sends', 'E1', ['sent']],
    ['that a board is won, and that a move sends', 'E1 A5 E4 D5 E7', ['capture', 'sent']],
    ['so it does for the second side', 'E1 A6 F1 A9 I1 A3', ['capture', 'sent']],
    ['that the choice is free, and that a board is won', 'A2 B1 A3 C1 A1', ['choice', 'capture']],
    ['nothing after the last move', FIRST_WINS, []],
  ])('%s', (_, game, ideas) => {
    expect(ideasOf(replay(ultimateRules, parseMoves(game) ?? []))).toEqual(ideas);
  });
});

describe('the ideas that have been explained', () => {
  test.each([[[]], [['sent']], [['choice', 'capture', 'sent']]] as const)(
    '%j are read as they were written',
    (ideas) => {
      const text = KEPT_IDEAS.format(ideas);
      expect(KEPT_IDEAS.parse(text)).toEqual({ value: ideas, isIntact: true });
    },
  );

  test('are none where nothing is stored', () => {
    expect(KEPT_IDEAS.parse(null)).toEqual({ value: [], isIntact: true });
  });

  test.each([
    ['', []],
    ['sent', []],
    ['2 sent', []],
    ['1 sent compass', ['sent']],
    ['1 sent sent', ['sent']],
  ])(
    'of the foreign text "%s" those that are known count, and the console is warned',
    (text, value) => {
      expect(KEPT_IDEAS.parse(text)).toEqual({ value, isIntact: false });
    },
  );
});
