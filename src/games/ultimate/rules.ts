import type { Move, Outcome, Rules, Side, Start } from '#core/game.ts';
import { opponent, SIDES, USUAL_START } from '#core/game.ts';
import { completedLine } from '#core/three-by-three.ts';

/** How a small board was decided. */
export type BoardResult = Side | 'draw';

/** One of the nine small boards and one of its nine cells. */
export interface Place {
  readonly board: number;
  readonly cell: number;
}

/**
 * Nine boards of nine cells; a move is board * 9 + cell. Boards are arranged like the cells of a board:
 *
 *      0 │ 1 │ 2
 *     ───┼───┼───
 *      3 │ 4 │ 5
 *     ───┼───┼───
 *      6 │ 7 │ 8
 */
export interface UltimatePosition {
  /** The side that took each of the 81 cells; a move is the number of a cell. */
  readonly cells: readonly (Side | null)[];
  /**
   * The result of each board. It follows from the cells, but a move changes only one result, and the
   * computer looks at thousands of positions: storing results makes playing a game four times as fast.
   */
  readonly results: readonly (BoardResult | null)[];
  readonly lastMove: Move | null;
  /** Who began. */
  readonly starter: Side;
}

/** The boards, and the cells of each, row by row. */
export const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The board that a head start has taken. */
const HEAD_START = 4;

/** Ultimate tic-tac-toe: each move names the board of the next, three boards in a line win. */
export const ultimateRules: Rules<UltimatePosition> = {
  initial: ({ starter, headStart }: Start = USUAL_START) => ({
    cells: Array.from({ length: 81 }, () => null),
    results: NINE.map((board) => (board === HEAD_START ? headStart : null)),
    lastMove: null,
    starter,
  }),
  sideToMove,
  legalMoves: (position) => playableBoards(position).flatMap((board) => movesOn(position, board)),
  play,
  outcome,
};

/** The number of the move that takes a place. */
export function moveAt({ board, cell }: Place): Move {
  return board * 9 + cell;
}

/** The place that a move takes. */
export function placeOf(move: Move): Place {
  return { board: Math.floor(move / 9), cell: move % 9 };
}

/** The nine cells of a small board. */
export function cellsOf(
  { cells }: Pick<UltimatePosition, 'cells'>,
  board: number,
): readonly (Side | null)[] {
  return cells.slice(board * 9, board * 9 + 9);
}

/** Which side won a board, or `draw`; `null` while it is open. */
export function boardResult({ results }: UltimatePosition, board: number): BoardResult | null {
  return results[board] ?? null;
}

/** Whether a board is undecided, playable now or not. */
export function isOpen(position: UltimatePosition, board: number): boolean {
  return boardResult(position, board) === null;
}

/** The board that the last move names, open or decided; `null` before the first move and after the end. */
export function namedBoard(position: UltimatePosition): number | null {
  if (position.lastMove === null || outcome(position) !== null) return null;
  return placeOf(position.lastMove).cell;
}

/** The only board that takes the next move: the one that is named, if it is open; `null` at a free choice and after the end. */
export function forcedBoard(position: UltimatePosition): number | null {
  const named = namedBoard(position);
  return named !== null && isOpen(position, named) ? named : null;
}

/** The boards that take the next move: the forced one, or every open one, or none after the end. */
export function playableBoards(position: UltimatePosition): readonly number[] {
  const forced = forcedBoard(position);
  if (forced !== null) return [forced];
  return outcome(position) === null ? NINE.filter((board) => isOpen(position, board)) : [];
}

/** The boards that take the move after this one: where it sends the other side; none where it ends the game. */
export function boardsAfter(position: UltimatePosition, move: Move): readonly number[] {
  return playableBoards(play(position, move));
}

/** The moves that take an empty cell of a board; legal if the board is playable. */
export function movesOn({ cells }: UltimatePosition, board: number): readonly Move[] {
  return NINE.map((cell) => moveAt({ board, cell })).filter((move) => cells[move] === null);
}

/** The first three cells in a line that won a board, by their numbers on it; empty for one that nobody has won by a line. */
export function winningCells(
  position: Pick<UltimatePosition, 'cells'>,
  board: number,
): readonly number[] {
  return lineOf(cellsOf(position, board));
}

/** The first three boards in a line that one side has won; empty without a winner. */
export function winningBoards({ results }: UltimatePosition): readonly number[] {
  return lineOf(results);
}

function lineOf(places: readonly (BoardResult | null)[]): readonly number[] {
  return completedLine(places, 'first') ?? completedLine(places, 'second') ?? [];
}

function sideToMove({ cells, lastMove, starter }: UltimatePosition): Side {
  const last = lastMove === null ? null : (cells[lastMove] ?? null);
  return last === null ? starter : opponent(last);
}

function play(position: UltimatePosition, move: Move): UltimatePosition {
  const { board } = placeOf(move);
  if (position.cells[move] !== null || !playableBoards(position).includes(board)) {
    throw new RangeError(`Cell ${move} is not open.`);
  }
  const side = sideToMove(position);
  const after = { ...position, cells: position.cells.with(move, side), lastMove: move };
  const result = resultOf(cellsOf(after, board), side);
  return { ...after, results: position.results.with(board, result) };
}

/** The result of a board on which `mover` has just moved. */
function resultOf(cells: readonly (Side | null)[], mover: Side): BoardResult | null {
  if (completedLine(cells, mover) !== null) return mover;
  return cells.includes(null) ? null : 'draw';
}

function outcome({ results }: UltimatePosition): Outcome | null {
  const winner = SIDES.find((side) => completedLine(results, side) !== null);
  if (winner !== undefined) return { kind: 'win', winner };
  return results.includes(null) ? null : { kind: 'draw' };
}
