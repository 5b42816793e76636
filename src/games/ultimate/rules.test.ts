import { describe, expect, test } from 'vitest';
import type { Outcome } from '#core/game.ts';
import { replay } from '#core/game.ts';
import { lawsOf, perft } from '#testing/rules-laws.ts';
import { LINES } from '#core/three-by-three.ts';
import { formatMoves, parseMoves } from './notation.ts';
import type { BoardResult, UltimatePosition } from './rules.ts';
import {
  boardResult,
  boardsAfter,
  cellsOf,
  movesOn,
  forcedBoard,
  isOpen,
  moveAt,
  placeOf,
  playableBoards,
  ultimateRules,
  winningBoards,
  winningCells,
} from './rules.ts';

lawsOf('ultimate', ultimateRules, { formatMoves, parseMoves });

const [A, B, C, D, E, F, G, H, I] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL = [A, B, C, D, E, F, G, H, I];

// The first side takes A2, A3, A1; the last of them names the board that it wins.
const A_IS_WON = 'A2 B1 A3 C1 A1';
const C_IS_DRAWN =
  'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7 G3';
const FIRST_WINS = 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5';
const SECOND_WINS = 'A1 A7 G8 H1 A2 B6 F1 A3 C1 A5 E2 B7 G4 D1 I3 C4 D2 B1 E3 C6 F2 B4 D4 D3 C3 C5';
const LAST_BOARD_WINS =
  'E4 D6 F9 I2 B9 I1 A7 G2 B7 G4 D7 G9 I7 G6 F8 H3 C1 A3 C2 B8 H1 A5 E2 B5 E1 A4 D1 A6 F3 C6 F7 G5 E5 E8 H9 I5 E9 I9 H5 B2 C3 D4 D8 D5';
const STALEMATE =
  'F7 G5 E4 D5 E8 H1 A8 H7 G4 D2 B9 I7 G7 G6 F9 I5 E7 G2 B1 A6 F3 C7 G9 I3 C2 B2 B5 E9 C5 E6 F5 E3 C6 C9 A5 H4 D4 D7 G8 D8 A2 C8';

describe('boards and moves', () => {
  test('U1: 81 cells are empty at the start, and all are playable [R38]', () => {
    const start = ultimateRules.initial();
    expect(start.cells).toEqual(Array(81).fill(null));
    expect(ultimateRules.legalMoves(start)).toEqual(Array.from({ length: 81 }, (_, move) => move));
    expect(ALL.every((board) => isOpen(start, board))).toBe(true);
  });

  test('U1: a move is board * 9 + cell [R38]', () => {
    expect(moveAt({ board: E, cell: 2 })).toBe(38);
    expect(placeOf(38)).toEqual({ board: E, cell: 2 });
    expect(cellsOf(play('C2'), C).indexOf('first')).toBe(1);
  });

  test('U2: the first side begins and the sides take turns [R64]', () => {
    expect(ultimateRules.sideToMove(play(''))).toBe('first');
    expect(ultimateRules.sideToMove(play('E5'))).toBe('second');
    expect(ultimateRules.sideToMove(play('E5 E1'))).toBe('first');
    expect(play('E5 E1').cells.filter((side) => side !== null)).toEqual(['second', 'first']);
  });

  test('U26: from another start the other side begins [R158]', () => {
    const start = ultimateRules.initial({ starter: 'second', headStart: null });
    expect(ultimateRules.sideToMove(start)).toBe('second');
    const next = ultimateRules.play(start, 40);
    expect(next.cells[40]).toBe('second');
    expect(ultimateRules.sideToMove(next)).toBe('first');
  });

  test('U26: a head start has taken the centre board, which takes no move [R158]', () => {
    const start = ultimateRules.initial({ starter: 'first', headStart: 'second' });
    expect(ALL.filter((board) => !isOpen(start, board))).toEqual([E]);
    expect(boardResult(start, E)).toBe('second');
    expect(ultimateRules.legalMoves(start).some((move) => placeOf(move).board === E)).toBe(false);
    const sentThere = ultimateRules.play(start, moveAt({ board: B, cell: E }));
    expect(playableBoards(sentThere)).toEqual(ALL.filter((board) => board !== E));
  });

  test('U3: a taken cell takes no move', () => {
    expect(() => ultimateRules.play(play('E5'), 40)).toThrow(RangeError);
    expect(movesOn(play('E5'), E)).not.toContain(40);
  });
});

describe('the board of the next move', () => {
  test.each(ALL)('U4: a move in cell %i forces the board that lies there [R38, R65]', (cell) => {
    const position = ultimateRules.play(ultimateRules.initial(), moveAt({ board: B, cell }));
    expect(forcedBoard(position)).toBe(cell);
    expect(playableBoards(position)).toEqual([cell]);
    expect(ultimateRules.legalMoves(position)).toEqual(movesOn(position, cell));
  });

  test('U4: a move may force its own board', () => {
    expect(forcedBoard(play('E5'))).toBe(E);
    expect(ultimateRules.legalMoves(play('E5'))).toHaveLength(8);
  });

  test('U4: a move outside the forced board throws [R66]', () => {
    expect(() => ultimateRules.play(play('E5'), moveAt({ board: A, cell: 0 }))).toThrow(RangeError);
  });

  test('U5: at the start the choice is free [R38]', () => {
    expect(forcedBoard(play(''))).toBeNull();
    expect(playableBoards(play(''))).toEqual(ALL);
  });

  test('U5: a won board frees the choice [R65]', () => {
    const position = play(`${A_IS_WON} E1`);
    expect(forcedBoard(position)).toBeNull();
    expect(playableBoards(position)).toEqual([B, C, D, E, F, G, H, I]);
  });

  test('U5: a board won by the move that names it frees the choice', () => {
    const position = play(A_IS_WON);
    expect(boardResult(position, A)).toBe('first');
    expect(forcedBoard(position)).toBeNull();
  });

  test('U5: a full board without a winner frees the choice [R65]', () => {
    const position = play(C_IS_DRAWN);
    expect(movesOn(position, C)).toEqual([]);
    expect(boardResult(position, C)).toBe('draw');
    expect(forcedBoard(position)).toBeNull();
    expect(playableBoards(position)).toEqual([A, B, D, E, F, G, H, I]);
  });

  test.each<[string, string, string, readonly number[]]>([
    ['the board of its cell', 'E1', 'A5', [E]],
    ['every board that is open after it', 'A2 B1 A3 C1', 'A1', [B, C, D, E, F, G, H, I]],
    ['no board when it ends the game', FIRST_WINS.slice(0, -3), 'I5', []],
  ])('U4, U5: a move sends to %s', (_, game, move, boards) => {
    const [at] = parseMoves(`${game} ${move}`)?.slice(-1) ?? [];
    expect(boardsAfter(play(game), at ?? -1)).toEqual(boards);
  });

  test('U6: a decided board takes no move, though it has empty cells [R66]', () => {
    const position = play(A_IS_WON);
    expect(movesOn(position, A)).toHaveLength(6);
    for (const move of movesOn(position, A)) {
      expect(ultimateRules.legalMoves(position)).not.toContain(move);
      expect(() => ultimateRules.play(position, move)).toThrow(RangeError);
    }
  });
});

describe('the result of a board', () => {
  test.each(LINES)('U7: the line %i, %i, %i wins its board [R38, R64]', (first, second, third) => {
    const before = openBoard(E, { own: [first, second], others: [] });
    const after = ultimateRules.play(before, moveAt({ board: E, cell: third }));
    expect([isOpen(before, E), isOpen(after, E)]).toEqual([true, false]);
    expect(boardResult(after, E)).toBe('first');
    expect(winningCells(before, E)).toEqual([]);
    expect(winningCells(after, E)).toEqual([first, second, third]);
  });

  test('U7: a line made by the last cell of a board wins it', () => {
    const before = openBoard(E, { own: [0, 1, 5, 6, 7], others: [3, 4, 8] });
    const after = ultimateRules.play(before, moveAt({ board: E, cell: 2 }));
    expect(movesOn(after, E)).toEqual([]);
    expect(boardResult(after, E)).toBe('first');
  });

  test('U7: a full board without a line is drawn [R38, R64]', () => {
    const before = openBoard(E, { own: [0, 1, 5, 6], others: [2, 3, 4, 8] });
    expect(isOpen(before, E)).toBe(true);
    const after = ultimateRules.play(before, moveAt({ board: E, cell: 7 }));
    expect(boardResult(after, E)).toBe('draw');
    expect(winningCells(after, E)).toEqual([]);
  });
});

describe('the result of the game', () => {
  test.each(LINES)('U8: three boards in the line %i, %i, %i win [R67]', (...line) => {
    const position = withResults(
      ALL.map((board) => (line.some((own) => own === board) ? 'second' : null)),
    );
    expect(ultimateRules.outcome(position)).toEqual({ kind: 'win', winner: 'second' });
    expect(winningBoards(position)).toEqual(line);
  });

  test.each<[string, string, Outcome, readonly number[]]>([
    ['the first side has a line', FIRST_WINS, { kind: 'win', winner: 'first' }, [G, H, I]],
    ['the second side has a line', SECOND_WINS, { kind: 'win', winner: 'second' }, [A, B, C]],
    [
      'the last open board makes a line',
      LAST_BOARD_WINS,
      { kind: 'win', winner: 'second' },
      [A, D, G],
    ],
    ['every board is decided without a line', STALEMATE, { kind: 'draw' }, []],
  ])('U8, U9: the game is over when %s', (_, game, outcome, line) => {
    const position = play(game);
    expect(ultimateRules.outcome(position)).toEqual(outcome);
    expect(winningBoards(position)).toEqual(line);
    expect(ultimateRules.outcome(play(game.split(' ').slice(0, -1).join(' ')))).toBeNull();
  });

  test('U8: a drawn board is in nobody’s line', () => {
    const position = withResults([
      ...(['draw', 'draw', 'draw'] as const),
      ...(['first', 'draw', 'first'] as const),
      ...([null, 'second', null] as const),
    ]);
    expect(ultimateRules.outcome(position)).toBeNull();
    expect(winningBoards(position)).toEqual([]);
  });

  test('U9: won and drawn boards without a line are a stalemate [R67]', () => {
    const position = withResults([
      ...(['first', 'second', 'first'] as const),
      ...(['draw', 'second', 'first'] as const),
      ...(['second', 'first', 'second'] as const),
    ]);
    expect(ultimateRules.outcome(position)).toEqual({ kind: 'draw' });
  });

  test('U10: after the end no board takes a move', () => {
    const position = play(FIRST_WINS);
    expect(forcedBoard(position)).toBeNull();
    expect(playableBoards(position)).toEqual([]);
    expect(ultimateRules.legalMoves(position)).toEqual([]);
    expect(() => ultimateRules.play(position, moveAt({ board: E, cell: 4 }))).toThrow(RangeError);
  });

  test('U11: of two lines of boards the first is the winning one', () => {
    const line = ['first', 'first', 'first'] as const;
    const position = withResults([...line, 'second', 'first', 'second', 'second', null, 'first']);
    expect(winningBoards(position)).toEqual([A, B, C]);
  });
});

// The numbers come from a second program. Depth six is the first at which a board is won.
test.each([
  [1, 81],
  [2, 720],
  [3, 6336],
  [4, 55080],
  [5, 473256],
  [6, 4020960],
])('U12: perft of depth %i counts %i games', { tags: 'exhaustive' }, (depth, games) => {
  expect(perft(ultimateRules, depth)).toBe(games);
});

function play(game: string) {
  const moves = parseMoves(game);
  if (moves === null) throw new Error(`Not a game: ${game}`);
  return replay(ultimateRules, moves);
}

/** A position in which the first side has a free choice; only one board holds marks. */
function openBoard(
  board: number,
  { own, others }: { readonly own: readonly number[]; readonly others: readonly number[] },
): UltimatePosition {
  const start = ultimateRules.initial();
  const cells = start.cells.map((_, move) => {
    const place = placeOf(move);
    if (place.board !== board) return null;
    if (own.includes(place.cell)) return 'first';
    return others.includes(place.cell) ? 'second' : null;
  });
  return { ...start, cells };
}

function withResults(results: readonly (BoardResult | null)[]): UltimatePosition {
  return { ...ultimateRules.initial(), results };
}
