import type { Move, Outcome, Rules, Side, Start } from '#core/game.ts';
import { opponent, USUAL_START } from '#core/game.ts';

export const ROWS = 6;
export const COLUMNS = 7;

/**
 * The cells in reading order, each with the side whose disc lies there; a move is a column, 0 to 6,
 * and its disc falls to the lowest empty cell.
 *
 *       0 │  1 │  2 │  3 │  4 │  5 │  6
 *     ────┼────┼────┼────┼────┼────┼────
 *       7 │  8 │  9 │ 10 │ 11 │ 12 │ 13
 *     ────┼────┼────┼────┼────┼────┼────
 *      14 │ 15 │ 16 │ 17 │ 18 │ 19 │ 20
 *     ────┼────┼────┼────┼────┼────┼────
 *      21 │ 22 │ 23 │ 24 │ 25 │ 26 │ 27
 *     ────┼────┼────┼────┼────┼────┼────
 *      28 │ 29 │ 30 │ 31 │ 32 │ 33 │ 34
 *     ────┼────┼────┼────┼────┼────┼────
 *      35 │ 36 │ 37 │ 38 │ 39 │ 40 │ 41
 */
export interface ConnectFourPosition {
  readonly cells: readonly (Side | null)[];
  /** Who began. */
  readonly starter: Side;
}

/** The discs of a head start: in the lowest row, one place from the edges, they threaten nothing yet. */
const HEAD_START: readonly number[] = [36, 40];

/** Connect Four: four in a line win, a full board without a line is a draw. */
export const connectFourRules: Rules<ConnectFourPosition> = {
  initial,
  sideToMove,
  legalMoves,
  play,
  outcome,
};

/** How many cells of a column are empty. */
export function freeIn({ cells }: ConnectFourPosition, column: number): number {
  return ROW_INDICES.filter((row) => cells[row * COLUMNS + column] === null).length;
}

/** The cell where a disc would land, or `null` if the column is full. */
export function landingCell(position: ConnectFourPosition, column: number): number | null {
  const free = freeIn(position, column);
  return free === 0 ? null : (free - 1) * COLUMNS + column;
}

/** The cells of every complete line, each once and in reading order; none while nobody has won. */
export function winningCells(position: ConnectFourPosition): readonly number[] {
  return [...new Set(winningLines(position).flat())].toSorted((a, b) => a - b);
}

/** Every complete line; none while nobody has won. */
export function winningLines({ cells }: ConnectFourPosition): readonly Line[] {
  return LINES.filter((line) => holderOf(line, cells) !== null);
}

/** The legal columns where a disc of `side` would complete a line, whether or not it is its turn. */
export function winningColumns(position: ConnectFourPosition, side: Side): readonly Move[] {
  return legalMoves(position).filter((column) => {
    const cell = landingCell(position, column);
    return cell !== null && winnerOf(position.cells.with(cell, side)) === side;
  });
}

type Cells = ConnectFourPosition['cells'];
type Line = readonly [number, number, number, number];

const ROW_INDICES = Array.from({ length: ROWS }, (_, row) => row);
const COLUMN_INDICES = Array.from({ length: COLUMNS }, (_, column) => column);

const DIRECTIONS = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
  { down: 1, right: 1 },
  { down: 1, right: -1 },
] as const;

/** All 69 ways to have four in a line: from every cell in every direction that stays on the board. */
export const LINES: readonly Line[] = DIRECTIONS.flatMap(({ down, right }) => {
  const rows = ROW_INDICES.filter((row) => row + 3 * down < ROWS);
  const columns = COLUMN_INDICES.filter((column) => COLUMN_INDICES.includes(column + 3 * right));
  const step = down * COLUMNS + right;
  return rows.flatMap((row) =>
    columns.map((column): Line => {
      const start = row * COLUMNS + column;
      return [start, start + step, start + 2 * step, start + 3 * step];
    }),
  );
});

function initial({ starter, headStart }: Start = USUAL_START): ConnectFourPosition {
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) =>
    HEAD_START.includes(cell) ? headStart : null,
  );
  return { cells, starter };
}

// The board has an even number of cells, and so has a head start.
function sideToMove({ cells, starter }: ConnectFourPosition): Side {
  const isStarters = cells.filter((side) => side === null).length % 2 === 0;
  return isStarters ? starter : opponent(starter);
}

function legalMoves(position: ConnectFourPosition): readonly Move[] {
  return outcome(position) === null ? openColumns(position.cells) : [];
}

function play(position: ConnectFourPosition, move: Move): ConnectFourPosition {
  const cell = legalMoves(position).includes(move) ? landingCell(position, move) : null;
  if (cell === null) throw new RangeError(`Column ${move} is not open.`);
  return { ...position, cells: position.cells.with(cell, sideToMove(position)) };
}

function outcome({ cells }: ConnectFourPosition): Outcome | null {
  const winner = winnerOf(cells);
  if (winner !== null) return { kind: 'win', winner };
  return openColumns(cells).length === 0 ? { kind: 'draw' } : null;
}

// Discs rest on each other: a column is open while its top cell is empty.
function openColumns(cells: Cells): readonly Move[] {
  return COLUMN_INDICES.filter((column) => cells[column] === null);
}

function winnerOf(cells: Cells): Side | null {
  for (const line of LINES) {
    const holder = holderOf(line, cells);
    if (holder !== null) return holder;
  }
  return null;
}

/** The side that holds all four cells of a line, or `null`. */
function holderOf([a, b, c, d]: Line, cells: Cells): Side | null {
  const side = cells[a] ?? null;
  return side === cells[b] && side === cells[c] && side === cells[d] ? side : null;
}
