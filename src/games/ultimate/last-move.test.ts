import { describe, expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { arrivedMs, boardLeft, heldMs, stampMs } from './last-move.ts';
import { parseMoves } from './notation.ts';
import { ultimateRules } from './rules.ts';

const FIRST_WINS = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';

describe('the board that play leaves', () => {
  test.each([
    ['none at the start', '', null],
    ['the last move’s, which sends elsewhere', 'E1', 4],
    ['none when the next move stays there', 'E5', null],
    ['the last move’s, when the choice is free', 'A2 B1 A3 C1 A1', 0],
    ['the last move’s, when the game is over', FIRST_WINS, 8],
  ])('is %s', (_, game, board) => {
    expect(boardLeft(play(game))).toBe(board);
  });
});

test.each([
  [
    'a move that names another board is seen for 900 ms, and its arrow grows for 200 and is seen for 220',
    'E1',
    1320,
  ],
  ['one that decides its board for 2400 ms, until its stamp has been seen', 'E1 A5 E4 D5 E7', 2820],
  [
    'one that names a decided board until that has refused it, 600 ms longer',
    'A2 B1 A3 C1 A1',
    3420,
  ],
  ['the last one, which sends nowhere and has no arrow, for 1800 ms', FIRST_WINS, 1800],
  ['before the first one there is none', '', 900],
])('%s', (_, game, ms) => {
  expect(heldMs(play(game))).toBe(ms);
});

test.each([
  ['540 ms after its arrow', 'E1', 1860],
  ['later where a board is decided', 'E1 A5 E4 D5 E7', 3360],
  ['all the time where the next move stays there', 'E5', 0],
])('the board that is played on next is seen %s', (_, game, ms) => {
  expect(arrivedMs(play(game))).toBe(ms);
});

test.each([
  ['no time for a move that leaves its board open', 'E1', 0],
  ['1100 ms for a move that wins its board', 'A2 B1 A3 C1 A1', 1100],
  ['as long for a move that wins the game', FIRST_WINS, 1100],
])('a board is seen, once the piece has landed, for %s', (_, game, ms) => {
  const moves = parseMoves(game) ?? [];
  expect(stampMs(moves.at(-1) ?? -1, play(game))).toBe(ms);
});

function play(game: string) {
  return replay(ultimateRules, parseMoves(game) ?? []);
}
