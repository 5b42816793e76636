/** A position as bits; column c, row r (both from 0, from the left and from below) is bit 7c + r. */
export interface BitPosition {
  /** The discs of the side to move. */
  readonly mover: bigint;
  /** The discs of both sides. */
  readonly filled: bigint;
}

const COLUMNS = 7;
const ROWS = 6;
export const CELLS = COLUMNS * ROWS;

const EMPTY_BOARD: BitPosition = { mover: 0n, filled: 0n };

const BOTTOM = 0x40810204081n;
const BOARD = BOTTOM * 0b111111n;
const COLUMN = 0b1111111n;
const COLUMN_INDICES = Array.from({ length: COLUMNS }, (_, column) => column);

/** What can be wrong with a list of moves. */
export type MovesFault = 'not-a-digit' | 'column-out-of-range' | 'column-full' | 'move-after-win';

/** A list of moves that no game has. */
export class MovesError extends Error {
  override readonly name = 'MovesError';
  readonly fault: MovesFault;
  /** Which character is the first wrong one, from 1. */
  readonly place: number;

  constructor(fault: MovesFault, place: number, character: string) {
    super(`Character ${place} of the moves, ${JSON.stringify(character)}: ${REASONS[fault]}.`);
    this.fault = fault;
    this.place = place;
  }
}

const REASONS: Readonly<Record<MovesFault, string>> = {
  'not-a-digit': 'columns are digits',
  'column-out-of-range': `columns are numbered 1 to ${COLUMNS}`,
  'column-full': 'that column is full',
  'move-after-win': 'the game was won before',
};

/**
 * The position after moves: columns 1 to 7 from the left, run together, for example "4453". The game may be
 * over. Throws a `MovesError` if no game has these moves.
 */
export function positionAfter(moves: string): BitPosition {
  let position = EMPTY_BOARD;
  for (const [index, character] of Array.from(moves).entries()) {
    const fault = faultOf(position, character);
    if (fault !== null) throw new MovesError(fault, index + 1, character);
    position = drop(position, Number(character) - 1);
  }
  return position;
}

function faultOf(position: BitPosition, character: string): MovesFault | null {
  if (!/^[0-9]$/.test(character)) return 'not-a-digit';
  const column = Number(character) - 1;
  if (!COLUMN_INDICES.includes(column)) return 'column-out-of-range';
  if (isWon(position)) return 'move-after-win';
  return isOpen(position, column) ? null : 'column-full';
}

/** The columns that are not full, from the left, 0 to 6. */
export function openColumns(position: BitPosition): readonly number[] {
  return COLUMN_INDICES.filter((column) => isOpen(position, column));
}

/** The position after a disc in an open column; the other side is to move. */
export function drop({ mover, filled }: BitPosition, column: number): BitPosition {
  return { mover: mover ^ filled, filled: filled | landingCell(filled, column) };
}

/** The positions from which the last disc can have led here; not all of them need to arise in a game. */
export function preceding({ mover, filled }: BitPosition): readonly BitPosition[] {
  const other = mover ^ filled;
  return COLUMN_INDICES.map((column) => topCell(filled, column))
    .filter((cell) => (cell & other) !== 0n)
    .map((cell) => ({ mover: other ^ cell, filled: filled ^ cell }));
}

/** Whether a disc in an open column would complete a line. */
export function winsWith({ mover, filled }: BitPosition, column: number): boolean {
  return hasLine(mover | landingCell(filled, column));
}

/** Whether the side that moved last has a line. */
export function isWon({ mover, filled }: BitPosition): boolean {
  return hasLine(mover ^ filled);
}

/** How many discs lie on the board. */
export function discsOf({ filled }: BitPosition): number {
  let count = 0;
  for (let rest = filled; rest !== 0n; rest &= rest - 1n) count += 1;
  return count;
}

/** The position as a mirror shows it; its scores are the same. */
export function mirrorImage({ mover, filled }: BitPosition): BitPosition {
  return { mover: mirrored(mover), filled: mirrored(filled) };
}

/** A number that only this position and its mirror image have, less than 2^49. */
export function symmetricKey({ mover, filled }: BitPosition): number {
  const key = mover + filled + BOTTOM;
  const other = mirrored(key);
  return Number(key < other ? key : other);
}

/** The position, or its mirror image, whose `symmetricKey` is the number. */
export function positionOfKey(key: number): BitPosition {
  let mover = 0n;
  let filled = 0n;
  for (const column of COLUMN_INDICES) {
    const shift = BigInt(COLUMNS * column);
    // A column's discs lie below its highest bit.
    const bits = (BigInt(key) >> shift) & COLUMN;
    const height = BigInt(bits.toString(2).length - 1);
    const cells = (1n << height) - 1n;
    mover |= (bits - cells - 1n) << shift;
    filled |= cells << shift;
  }
  return { mover, filled };
}

function isOpen({ filled }: BitPosition, column: number): boolean {
  return landingCell(filled, column) !== 0n;
}

/** The bit where a disc would land; none if the column is full. */
function landingCell(filled: bigint, column: number): bigint {
  const shift = BigInt(COLUMNS * column);
  return (filled + (1n << shift)) & BOARD & (COLUMN << shift);
}

/** The bit of a column's highest disc; none if the column is empty. */
function topCell(filled: bigint, column: number): bigint {
  const discs = filled & (COLUMN << BigInt(COLUMNS * column));
  return discs ^ ((discs >> 1n) & discs);
}

/** How far apart, in bits, neighbours in a line are. */
const STEPS = [1n, 6n, 7n, 8n] as const;

function hasLine(cells: bigint): boolean {
  return STEPS.some((step) => {
    const pairs = cells & (cells >> step);
    return (pairs & (pairs >> (2n * step))) !== 0n;
  });
}

function mirrored(cells: bigint): bigint {
  return COLUMN_INDICES.reduce((sum, column) => {
    const bits = (cells >> BigInt(COLUMNS * column)) & COLUMN;
    return (sum << BigInt(COLUMNS)) | bits;
  }, 0n);
}
