import { expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { parseMoves } from './notation.ts';
import { ultimateRules } from './rules.ts';
import { capturedBy } from './capture.ts';

test.each([
  ['in a board that stays open', 'A2 B1 A3', null],
  ['that wins a board', 'A2 B1 A3 C1 A1', 'first'],
  [
    'that draws a board',
    'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7',
    null,
  ],
  [
    'that wins a board and the battle, whose result is told next',
    'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5',
    null,
  ],
] as const)('a move %s', (_, notation, captor) => {
  const moves = parseMoves(notation) ?? [];
  const position = replay(ultimateRules, moves);
  const isOver = ultimateRules.outcome(position) !== null;
  const next = isOver ? null : ultimateRules.sideToMove(position);
  const cue = { move: moves.at(-1) ?? 0, position, next };
  expect(capturedBy(cue)).toBe(captor);
});
