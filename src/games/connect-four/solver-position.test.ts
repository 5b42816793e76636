import { expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { positionAfter } from '#solver/position.ts';
import { parseMoves } from './notation.ts';
import { connectFourRules } from './rules.ts';
import { solverPosition } from './solver-position.ts';

test.each(['', '4', '4453', '112233', '151144117752761353445545664633366377722'])(
  'the solver is told the position after %j as it knows it',
  (moves) => {
    const position = replay(connectFourRules, parseMoves(moves) ?? []);
    expect(solverPosition(position)).toEqual(positionAfter(moves));
  },
);

test('a head start and another starter are told too: the mover’s discs, and all of them', () => {
  const start = { starter: 'second', headStart: 'second' } as const;
  // The two discs lie at the bottom of the second and the sixth column.
  const discs = (1n << 7n) | (1n << 35n);
  expect(solverPosition(connectFourRules.initial(start))).toEqual({ mover: discs, filled: discs });
  const after = replay(connectFourRules, [1], start);
  expect(solverPosition(after)).toEqual({ mover: 0n, filled: discs | (1n << 8n) });
});
