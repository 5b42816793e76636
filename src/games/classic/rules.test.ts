import { describe, expect, test } from 'vitest';
import { replay } from '#core/game.ts';
import { lawsOf, perft } from '#testing/rules-laws.ts';
import { LINES } from '#core/three-by-three.ts';
import { formatMoves, parseMoves } from './notation.ts';
import { classicRules, winningLine } from './rules.ts';

lawsOf('classic', classicRules, { formatMoves, parseMoves });

describe('classic', () => {
  test('starts empty with the first side to move [R2, R34]', () => {
    const start = classicRules.initial();
    expect(start.cells).toEqual(Array(9).fill(null));
    expect(classicRules.sideToMove(start)).toBe('first');
    expect(winningLine(start)).toBeNull();
  });

  test.each(LINES.map((line) => [line]))('the line %j wins [R44]', (line) => {
    const cells = Array.from({ length: 9 }, (_, cell) =>
      line.some((own) => own === cell) ? ('second' as const) : null,
    );
    expect(classicRules.outcome({ cells })).toEqual({ kind: 'win', winner: 'second' });
    expect(winningLine({ cells })).toEqual(line);
  });

  test.each([
    ['a1 b1 a2 b2 a3', { kind: 'win', winner: 'first' }, [0, 3, 6]],
    ['a1 b1 a2 b2 c3 b3', { kind: 'win', winner: 'second' }, [1, 4, 7]],
    ['a1 b1 c1 b2 a2 c2 b3 a3 c3', { kind: 'draw' }, null],
    ['a1 b1 c1 a2 c2 b2 a3 c3', null, null],
    ['a1 b1 c1 a2 b2 c2 b3 a3 c3', { kind: 'win', winner: 'first' }, [0, 4, 8]],
  ])('%s ends as %j [R44]', (game, outcome, line) => {
    const position = play(game);
    expect(classicRules.outcome(position)).toEqual(outcome);
    expect(winningLine(position)).toEqual(line);
  });

  test('a win on the last cell is no draw [R44]', () => {
    expect(classicRules.outcome(play('a1 b1 c1 a2 b2 c2 b3 a3 c3'))?.kind).toBe('win');
  });

  test('a taken cell and a finished board are closed [R79]', () => {
    expect(() => classicRules.play(play('a1'), 0)).toThrow(RangeError);
    expect(() => classicRules.play(play('a1 b1 a2 b2 a3'), 8)).toThrow(RangeError);
  });
});

// Up to five plies there are 9! / (9 − n)! games, since none ends sooner; from then on those that
// have ended drop out, the first 1440 of them at ply five.
test.each([
  [1, 9],
  [2, 72],
  [3, 504],
  [4, 3024],
  [5, 15120],
  [6, 54720],
  [7, 148176],
  [8, 200448],
  [9, 127872],
])('perft of depth %i counts %i games', { tags: 'exhaustive' }, (depth, games) => {
  expect(perft(classicRules, depth)).toBe(games);
});

function play(game: string) {
  const moves = parseMoves(game);
  if (moves === null) throw new Error(`Not a game: ${game}`);
  return replay(classicRules, moves);
}
