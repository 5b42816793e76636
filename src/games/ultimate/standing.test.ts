import { expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { parseMoves } from './notation.ts';
import { ultimateRules } from './rules.ts';
import { linePlace, standingOf, winnerBefore, type Standing } from './standing.ts';

const [A, B, C, E] = [0, 1, 2, 4];
// The first side takes a row of the top left board, the second a row of the board beside it.
const A_IS_WON = 'A2 B1 A3 C1 A1';
const B_IS_WON = 'B2 B4 D2 B5 E2 B6';
const C_IS_DRAWN =
  'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7';
const FIRST_WINS = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';

test.each<[string, string, number, Standing]>([
  ['U4: the board that the last move names takes the next one', 'A5', E, 'forced'],
  ['U4: meanwhile every other open board waits', 'A5', A, 'waiting'],
  ['U5: at the start every board takes it', '', E, 'free'],
  ['U5: with a decided board named, every open board takes it', A_IS_WON, E, 'free'],
  ['U7: a board that was won is its winner’s', A_IS_WON, A, 'first'],
  ['U7: a board that was won is its winner’s', B_IS_WON, B, 'second'],
  ['U7: a full board without a line is drawn', C_IS_DRAWN, C, 'draw'],
  ['U10: after the end an open board takes no move any more', FIRST_WINS, A, 'over'],
])('%s', (_, game, board, standing) => {
  const moves = parseMoves(game);
  expect(moves).not.toBeNull();
  expect(standingOf(replay(ultimateRules, moves ?? []), board)).toBe(standing);
});

test('the boards of the line that wins are numbered along it, and no other board is', () => {
  const won = replay(ultimateRules, parseMoves(FIRST_WINS) ?? []);
  const places = Array.from({ length: 9 }, (_, board) => linePlace(won, board));
  expect(places.filter((place) => place !== undefined)).toEqual([0, 1, 2]);
  const open = replay(ultimateRules, parseMoves(A_IS_WON) ?? []);
  expect(linePlace(open, A)).toBeUndefined();
});

test('who had won a board is known from the pieces that lay on it, and of nobody where none have gone', () => {
  const won = replay(ultimateRules, parseMoves(A_IS_WON) ?? []);
  expect(winnerBefore(won, A)).toBe('first');
  expect(winnerBefore(won, B)).toBeNull();
  expect(winnerBefore(null, A)).toBeNull();
});
