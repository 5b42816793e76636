import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import {
  boardPhrase,
  boardsWon,
  boardTitle,
  cellName,
  choiceName,
  gridName,
  pieceDescriptions,
  type Translate,
} from './board-words.ts';
import { parseMoves } from './notation.ts';
import { moveAt, ultimateRules, type UltimatePosition } from './rules.ts';
import { RULES } from './rules-words.ts';
import { captureToast, moveAnnouncement, STALEMATE } from './words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const text: Translate = (words) => i18n._(words);

/** Every board's name where it stands alone, and inside a sentence. */
const BOARDS: readonly (readonly [number, string, string])[] = [
  [0, 'Top left board', 'top left board'],
  [1, 'Top centre board', 'top centre board'],
  [2, 'Top right board', 'top right board'],
  [3, 'Middle left board', 'middle left board'],
  [4, 'Centre board', 'centre board'],
  [5, 'Middle right board', 'middle right board'],
  [6, 'Bottom left board', 'bottom left board'],
  [7, 'Bottom centre board', 'bottom centre board'],
  [8, 'Bottom right board', 'bottom right board'],
];

const PIRATES = "Skull Pirate's Turn.";
const HUNTERS = "Treasure Hunter's Turn.";
const WORDS = { turnSentences: { first: { id: PIRATES }, second: { id: HUNTERS } } };

// The first side takes A2, A3 and A1: a whole row of the top left board.
const A_IS_WON = 'A2 B1 A3 C1 A1';
const B_IS_WON_BY_THE_SECOND = 'B2 B4 D2 B5 E2 B6';
const C_IS_DRAWN =
  'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7';
const FIRST_WINS = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';

describe('a board', () => {
  test.each(BOARDS)('%i is called %s', (board, title, phrase) => {
    expect(grid(play(''), board)).toBe(`${title}, open`);
    expect(text(choiceName(board, text))).toBe(`Play in ${phrase}`);
  });

  test('is inflected inside a sentence where its language does so', () => {
    const cases = { oblique: 'اوپر کے بائیں بورڈ', other: 'اوپر کا بایاں بورڈ' };
    const urdu = setupI18n({
      locale: 'ur',
      messages: { ur: { name: [['case', 'select', cases]] } },
    });
    const inUrdu: Translate = ({ values }) => urdu._('name', values);
    expect(boardPhrase(0, inUrdu)).toBe('اوپر کے بائیں بورڈ');
    expect(boardTitle(0, inUrdu)).toBe('اوپر کا بایاں بورڈ');
  });

  test.each([
    ['open', A_IS_WON, 4, 'Centre board, open'],
    ['forced', 'E5', 4, 'Centre board, open, play here'],
    ['won by the first side', A_IS_WON, 0, 'Top left board, won by skull'],
    ['won by the second side', B_IS_WON_BY_THE_SECOND, 1, 'Top centre board, won by treasure'],
    ['drawn', `${C_IS_DRAWN} G3`, 2, 'Top right board, drawn'],
    ['left open by the end', FIRST_WINS, 0, 'Top left board, open'],
  ])('that is %s', (_, game, board, name) => {
    expect(grid(play(game), board)).toBe(name);
  });

  test('is pictured piece by piece', () => {
    const pieces = pieceDescriptions(play('E5 E1 A5 E9'), 4).map(text);
    expect(pieces).toEqual([
      'Treasure in row 1, column 1.',
      'Skull in row 2, column 2.',
      'Treasure in row 3, column 3.',
    ]);
  });
});

describe('a cell', () => {
  test.each([
    ['empty and playable', 0, 5, true, 'Top left board, row 2, column 3, empty, playable'],
    ['empty', 0, 5, false, 'Top left board, row 2, column 3, empty'],
    ['a skull', 4, 4, false, 'Centre board, row 2, column 2, skull'],
    ['a treasure', 4, 0, false, 'Centre board, row 1, column 1, treasure'],
  ])('%s', (_, board, cell, isPlayable, name) => {
    const move = moveAt({ board, cell });
    expect(text(cellName(play('E5 E1'), move, isPlayable, text))).toBe(name);
  });
});

describe('a move is said with its effect', () => {
  test.each([
    ['', []],
    ['E2', ['Skull in centre board, row 1, column 2.', 'Next: top centre board.', HUNTERS]],
    [
      'E2 B9',
      ['Treasure in top centre board, row 3, column 3.', 'Next: bottom right board.', PIRATES],
    ],
    [
      A_IS_WON,
      [
        'Skull in top left board, row 1, column 1.',
        'Skull takes the top left board.',
        'Next: any open board.',
        HUNTERS,
      ],
    ],
    [
      B_IS_WON_BY_THE_SECOND,
      [
        'Treasure in top centre board, row 2, column 3.',
        'Treasure takes the top centre board.',
        'Next: middle right board.',
        PIRATES,
      ],
    ],
    [
      C_IS_DRAWN,
      [
        'Treasure in top right board, row 3, column 1.',
        'The top right board is drawn.',
        'Next: bottom left board.',
        PIRATES,
      ],
    ],
  ])('%s', (game, sentences) => {
    expect(english(play(game))).toEqual(sentences);
  });

  test('as in "Skull takes the centre board. Next: bottom left board."', () => {
    expect(english(play('E1 A5 E4 D5 E7')).slice(1, 3)).toEqual([
      'Skull takes the centre board.',
      'Next: bottom left board.',
    ]);
  });

  test('the last one names no next board and no turn', () => {
    expect(english(play(FIRST_WINS))).toEqual([
      'Skull in bottom right board, row 2, column 2.',
      'Skull takes the bottom right board.',
    ]);
  });
});

test.each([
  ['first', 'Skull Pirates take the centre board!'],
  ['second', 'Treasure Hunters take the centre board!'],
] as const)('the toast of a board won by the %s side shows for two seconds', (side, line) => {
  const { title, description, durationMs } = captureToast(side, 4, { captures: {} }, text);
  expect(text(title)).toBe('Board Captured!');
  expect(text(description)).toBe(line);
  expect(durationMs).toBe(2000);
});

test('the toast of a board that a captain with a name has taken says the name [R159]', () => {
  const captures = { second: (board: string) => ({ id: `Ben takes the ${board}!` }) };
  expect(text(captureToast('second', 4, { captures }, text).description)).toBe(
    'Ben takes the centre board!',
  );
});

test('a stalemate has words of its own', () => {
  expect(text(STALEMATE.title)).toBe('Stalemate!');
  expect(text(STALEMATE.line)).toBe('Nobody has three boards in a line.');
});

test.each([
  [0, '0 boards'],
  [1, '1 board'],
  [2, '2 boards'],
])('%i boards won', (count, words) => {
  expect(text(boardsWon(count))).toBe(words);
});

test('the rules in full are whole sentences', () => {
  for (const rule of RULES) expect(text(rule)).toMatch(/^[A-Z].*\.$/u);
});

function play(game: string): UltimatePosition {
  const moves = parseMoves(game);
  if (moves === null) throw new Error(`Not a game: ${game}`);
  return replay(ultimateRules, moves);
}

function grid(position: UltimatePosition, board: number): string {
  return text(gridName(position, board, text));
}

function english(position: UltimatePosition): readonly string[] {
  return moveAnnouncement(position, WORDS, text).map(text);
}
