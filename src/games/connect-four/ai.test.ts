import { describe, expect, test } from 'vitest';
import { replay, type Move } from '#core/game.ts';
import { USUAL_LEVELS, type UsualLevel } from '#core/mode.ts';
import { rowsOf } from '#testing/word-table.ts';
import { chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import tactics from './data/tactics.txt?raw';
import { parseMoves } from './notation.ts';
import type { ConnectFourPosition } from './rules.ts';
import { connectFourRules } from './rules.ts';

const THINKING_LEVELS = ['medium', 'hard'] as const;
const ALL_COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const MIDDLE = [2, 3, 4];

const ROWS = rowsOf(tactics).map(([kind, game = '', columns = '']) => ({
  kind,
  game,
  columns: Array.from(columns, (digit) => Number(digit) - 1),
}));
const WINS = ROWS.filter(({ kind }) => kind === 'win');
const BLOCKS = ROWS.filter(({ kind }) => kind === 'block');
/** Positions in which nobody wins with the next disc. */
const QUIET = ROWS.filter(({ kind }) => kind === 'forced');

describe.each(THINKING_LEVELS)('F15, F16: %s', (level) => {
  test.each(WINS)('wins at once after $game [R99]', ({ game, columns }) => {
    expect(choices(positionAfter(game), level)).toEqual(columns);
  });

  test.each(BLOCKS)('stops the win of the opponent after $game [R99]', ({ game, columns }) => {
    expect(choices(positionAfter(game), level)).toEqual(columns);
  });

  test('wins rather than stop a win [R99]', () => {
    expect(choices(positionAfter('525467415'), level)).toEqual([2]);
  });

  test('stops any of two wins when it cannot stop both', () => {
    expect(choices(positionAfter('55443'), level)).toEqual([1, 5]);
  });
});

test('F15: medium plays every open column when nobody can win with the next disc [R99]', () => {
  for (const { game } of QUIET) {
    const position = positionAfter(game);
    const columns = choices(position, 'medium');
    expect({ game, columns }).toEqual({ game, columns: connectFourRules.legalMoves(position) });
  }
});

describe('F16: hard', () => {
  test('begins in any of the three middle columns [R99]', () => {
    expect(choices(connectFourRules.initial(), 'hard')).toEqual(MIDDLE);
  });

  test('plays every open one of them when nobody can win with the next disc [R99]', () => {
    for (const { game } of QUIET) {
      const position = positionAfter(game);
      const open = connectFourRules.legalMoves(position);
      const middle = open.filter((column) => MIDDLE.includes(column));
      const columns = choices(position, 'hard');
      expect({ game, columns }).toEqual({ game, columns: middle.length > 0 ? middle : open });
    }
  });

  test('plays every other column when the middle is full [R99]', () => {
    expect(choices(positionAfter('543334455533355444'), 'hard')).toEqual([0, 1, 5, 6]);
  });
});

describe('F14: easy', () => {
  test('plays every column, as often as the others [R99]', { tags: 'exhaustive' }, () => {
    const start = connectFourRules.initial();
    const played = Array.from({ length: 7000 }, (_, seed) => chooseMove(start, 'easy', seed));
    for (const column of ALL_COLUMNS) {
      const times = played.filter((move) => move === column).length;
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1150);
    }
  });

  test('sees no win, be it its own or the opponent’s [R99]', () => {
    for (const { game } of [...WINS, ...BLOCKS]) {
      const position = positionAfter(game);
      const columns = choices(position, 'easy');
      expect({ game, columns }).toEqual({ game, columns: connectFourRules.legalMoves(position) });
    }
  });
});

test.each(USUAL_LEVELS)('F13: %s plays the same column for the same seed', (level) => {
  for (const { game } of ROWS) {
    const position = positionAfter(game);
    expect(chooseMove(position, level, 7)).toBe(chooseMove(position, level, 7));
  }
});

test.each(USUAL_LEVELS)('F13: %s has no column for a finished game', (level) => {
  expect(() => chooseMove(positionAfter('1212121'), level, 7)).toThrow(RangeError);
});

test('F18: the computer answers after a second [R52]', () => {
  expect(FACTS.answerDelayMs).toBe(1000);
});

/** All columns that a level plays, over many seeds. */
function choices(position: ConnectFourPosition, level: UsualLevel): readonly Move[] {
  const moves = Array.from({ length: 60 }, (_, seed) => chooseMove(position, level, seed));
  return [...new Set(moves)].toSorted((a, b) => a - b);
}

function positionAfter(game: string): ConnectFourPosition {
  const moves = parseMoves(game);
  if (moves === null) throw new Error(`Not a game: ${game}`);
  return replay(connectFourRules, moves);
}
