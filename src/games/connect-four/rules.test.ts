import { describe, expect, test } from 'vitest';
import { opponent, replay, SIDES, type Move, type Side } from '#core/game.ts';
import { lawsOf, perft } from '#testing/rules-laws.ts';
import { rowsOf } from '#testing/word-table.ts';
import tactics from './data/tactics.txt?raw';
import terminal from './data/terminal.txt?raw';
import { formatMoves, parseMoves } from './notation.ts';
import {
  COLUMNS,
  connectFourRules,
  freeIn,
  landingCell,
  ROWS,
  winningCells,
  winningColumns,
  type ConnectFourPosition,
} from './rules.ts';

lawsOf('connect-four', connectFourRules, { formatMoves, parseMoves });

const FINISHED_GAMES = rowsOf(terminal).map(([game = '', winner = '', how = '']) => ({
  game,
  winner,
  how,
}));

const STARTS = SIDES.flatMap((starter) =>
  [null, ...SIDES].map((headStart) => [starter, headStart] as const),
);

test('F1: the board starts empty, six cells high and seven wide [R35]', () => {
  const start = connectFourRules.initial();
  expect(start.cells).toEqual(Array(ROWS * COLUMNS).fill(null));
  expect([ROWS, COLUMNS]).toEqual([6, 7]);
});

describe('F22: a match from another start [R158]', () => {
  test.each(STARTS)('is begun by the %s side, head start %s, and the sides take turns', (...of) => {
    const [starter, headStart] = of;
    const start = connectFourRules.initial({ starter, headStart });
    expect(connectFourRules.sideToMove(start)).toBe(starter);
    const next = connectFourRules.play(start, 3);
    expect(next.cells[38]).toBe(starter);
    expect(connectFourRules.sideToMove(next)).toBe(opponent(starter));
  });

  test('has two discs of the side with the head start in the lowest row, columns 2 and 6', () => {
    const { cells } = connectFourRules.initial({ starter: 'first', headStart: 'second' });
    expect(cells.flatMap((side, cell) => (side === null ? [] : [[side, cell]]))).toEqual([
      ['second', 36],
      ['second', 40],
    ]);
  });

  test('is not decided by the head start: the other side can still prevent three in a row', () => {
    const start = connectFourRules.initial({ starter: 'first', headStart: 'first' });
    for (const move of connectFourRules.legalMoves(start)) {
      const attacked = connectFourRules.play(start, move);
      const answers = connectFourRules.legalMoves(attacked).filter((answer) => {
        const answered = connectFourRules.play(attacked, answer);
        return connectFourRules
          .legalMoves(answered)
          .every((next) => threatsOf(connectFourRules.play(answered, next), 'first') < 2);
      });
      expect(answers, `after column ${move + 1}`).not.toEqual([]);
    }
  });
});

describe('F3: a disc', () => {
  test('falls to the lowest empty cell of its column [R50]', () => {
    const heights = ['', '4', '44', '444', '4444', '44444'];
    expect(heights.map((game) => landingCell(positionAfter(game), 3))).toEqual([
      38, 31, 24, 17, 10, 3,
    ]);
    expect(heights.map((game) => freeIn(positionAfter(game), 3))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('lies where it landed and belongs to the side that played it [R136]', () => {
    const { cells } = positionAfter('447');
    expect([cells[38], cells[31], cells[41]]).toEqual(['first', 'second', 'first']);
    expect(cells.filter((side) => side !== null)).toHaveLength(3);
  });

  test('leaves the other columns as they are', () => {
    const position = positionAfter('444');
    expect([0, 1, 2, 4, 5, 6].map((column) => landingCell(position, column))).toEqual([
      35, 36, 37, 39, 40, 41,
    ]);
  });
});

test('F4: a full column takes no disc', () => {
  const position = positionAfter('444444');
  expect(landingCell(position, 3)).toBeNull();
  expect(freeIn(position, 3)).toBe(0);
  expect(connectFourRules.legalMoves(position)).toEqual([0, 1, 2, 4, 5, 6]);
  expect(() => connectFourRules.play(position, 3)).toThrow(RangeError);
});

test.each([-1, 7, 41, 2.5, NaN])('F4: there is no column %s', (column) => {
  expect(() => connectFourRules.play(positionAfter('4453'), column)).toThrow(RangeError);
});

test('F4: a finished board takes no disc', () => {
  const position = positionAfter('1212121');
  expect(connectFourRules.legalMoves(position)).toEqual([]);
  expect(() => connectFourRules.play(position, 6)).toThrow(RangeError);
});

describe('F6: a game ends with a line or a full board', () => {
  test.each(FINISHED_GAMES)('$game: $winner, $how [R51]', ({ game, winner }) => {
    expect(connectFourRules.outcome(positionAfter(game.slice(0, -1)))).toBeNull();
    expect(connectFourRules.outcome(positionAfter(game))).toEqual(
      winner === 'draw' ? { kind: 'draw' } : { kind: 'win', winner },
    );
  });
});

describe('F8: every cell of every complete line is known', () => {
  const STEPS = { horizontal: 1, vertical: 7, 'diagonal-up': 6, 'diagonal-down': 8 };

  test.each(Object.entries(STEPS))('the four of a %s line', (direction, step) => {
    const games = FINISHED_GAMES.filter(({ how }) => how === direction);
    expect(games).toHaveLength(4);
    for (const { game } of games) expect(winSteps(game)).toEqual([step, step, step]);
  });

  test('five and six in a line', () => {
    expect(winSteps('6171462714347634234233262743727161615')).toEqual([1, 1, 1, 1, 1]);
    expect(winSteps('7134544632377513556436351161442561627772')).toEqual([1, 1, 1, 1]);
  });

  test('two lines at once', () => {
    expect(winningCells(positionAfter('456546524551725137316712166674177424223'))).toEqual([
      7, 15, 23, 24, 25, 26, 31,
    ]);
    expect(winningCells(positionAfter('42751176622161377557652215361534642474'))).toEqual([
      10, 11, 12, 13, 17, 24, 31,
    ]);
  });

  test('none during a match and after a draw', () => {
    expect(winningCells(positionAfter('4453'))).toEqual([]);
    const draws = FINISHED_GAMES.filter(({ how }) => how === 'draw');
    for (const { game } of draws) expect(winningCells(positionAfter(game))).toEqual([]);
  });
});

describe('F10: a column wins', () => {
  const threats = (kind: string) =>
    rowsOf(tactics)
      .filter(([first]) => first === kind)
      .map(([, game = '', columns = '']) => ({ game, columns: digitsOf(columns) }));

  test.each(threats('win'))('for the side to move after $game', ({ game, columns }) => {
    const position = positionAfter(game);
    expect(winningColumns(position, connectFourRules.sideToMove(position))).toEqual(columns);
  });

  test.each(threats('block'))('for the opponent after $game', ({ game, columns }) => {
    const position = positionAfter(game);
    const side = connectFourRules.sideToMove(position);
    expect(winningColumns(position, side)).toEqual([]);
    expect(winningColumns(position, opponent(side))).toEqual(columns);
  });

  test.each(threats('forced'))('for nobody after $game', ({ game }) => {
    expect(winningColumns(positionAfter(game), 'first')).toEqual([]);
    expect(winningColumns(positionAfter(game), 'second')).toEqual([]);
  });

  test('for nobody after the end', () => {
    for (const { game } of FINISHED_GAMES) {
      expect(winningColumns(positionAfter(game), 'first')).toEqual([]);
      expect(winningColumns(positionAfter(game), 'second')).toEqual([]);
    }
  });
});

test('F11: a mirrored game ends in the same way, with its lines mirrored', () => {
  for (const { game } of FINISHED_GAMES) {
    const moves = parseMoves(game) ?? [];
    const played = replay(connectFourRules, moves);
    const mirrored = replay(connectFourRules, moves.map(mirroredColumn));
    expect(connectFourRules.outcome(mirrored)).toEqual(connectFourRules.outcome(played));
    expect(new Set(winningCells(mirrored))).toEqual(
      new Set(winningCells(played).map(mirroredCell)),
    );
  }
});

test('F5: of all ways to place four discs, 69 are lines [R51]', { tags: 'exhaustive' }, () => {
  const lines = fourCells().filter((four) => {
    const cells = connectFourRules.initial().cells.map((_, cell) => four.includes(cell));
    return isWon(cells.map((isTaken) => (isTaken ? 'second' : null)));
  });
  const steps = lines.map((line) => stepsOf(line).join());
  expect(steps.filter((step) => step === '1,1,1')).toHaveLength(24);
  expect(steps.filter((step) => step === '7,7,7')).toHaveLength(21);
  expect(steps.filter((step) => step === '6,6,6')).toHaveLength(12);
  expect(steps.filter((step) => step === '8,8,8')).toHaveLength(12);
  expect(lines).toHaveLength(69);
});

// Up to six plies there are 7ⁿ games, since no column is full before; ply seven lacks the seven games
// that would put a seventh disc into one column.
test.each([
  [1, 7],
  [2, 49],
  [3, 343],
  [4, 2401],
  [5, 16807],
  [6, 117649],
  [7, 823536],
])('F9: perft of depth %i counts %i games', { tags: 'exhaustive' }, (depth, games) => {
  expect(perft(connectFourRules, depth)).toBe(games);
});

function positionAfter(game: string) {
  const moves = parseMoves(game);
  if (moves === null) throw new Error(`Not a game: ${game}`);
  return replay(connectFourRules, moves);
}

function digitsOf(columns: string): readonly Move[] {
  return Array.from(columns, (digit) => Number(digit) - 1);
}

/** How many columns would win for a side at once. */
function threatsOf(position: ConnectFourPosition, side: Side): number {
  return winningColumns(position, side).length;
}

function isWon(cells: readonly (Side | null)[]): boolean {
  return connectFourRules.outcome({ cells, starter: 'first' })?.kind === 'win';
}

/** How far apart the cells that won a game lie. */
function winSteps(game: string): readonly number[] {
  return stepsOf(winningCells(positionAfter(game)));
}

function stepsOf(cells: readonly number[]): readonly number[] {
  return cells.slice(1).map((cell, index) => cell - (cells[index] ?? 0));
}

function fourCells(): readonly (readonly number[])[] {
  const fours: (readonly number[])[] = [];
  for (let a = 0; a < 42; a += 1) {
    for (let b = a + 1; b < 42; b += 1) {
      for (let c = b + 1; c < 42; c += 1) {
        for (let d = c + 1; d < 42; d += 1) fours.push([a, b, c, d]);
      }
    }
  }
  return fours;
}

function mirroredColumn(column: Move): Move {
  return COLUMNS - 1 - column;
}

function mirroredCell(cell: number): number {
  return cell - (cell % COLUMNS) + mirroredColumn(cell % COLUMNS);
}
