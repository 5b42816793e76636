/*
 * A board of 7 columns and 6 rows as bits: column c, row r (both from 0, from the left and from below) is
 * bit 7c + r. The bit above each column stays clear, so that no shift joins two columns.
 */

/** The lowest cell of every column. */
export const BOTTOM: u64 = 0x40810204081;
export const BOARD: u64 = BOTTOM * 0b111111;
export const CELLS: i32 = 42;
/** Rows 1, 3 and 5 as players count them, and rows 2, 4 and 6. */
export const ODD_ROWS: u64 = BOTTOM * 0b010101;
export const EVEN_ROWS: u64 = BOTTOM * 0b101010;

const COLUMN: u64 = 0b1111111;

/** The cells of one column, 0 to 6. */
@inline
export function columnCells(column: i32): u64 {
  return (<u64>0b111111) << (7 * column);
}

/** The cell of each column where a disc would land. */
@inline
export function landingCells(filled: u64): u64 {
  return (filled + BOTTOM) & BOARD;
}

/** The empty cells where a disc would complete a line of `own`, whether or not a disc can land there. */
@inline
export function winningCells(own: u64, filled: u64): u64 {
  const upright = (own << 1) & (own << 2) & (own << 3);
  const lines = upright | along(own, 7) | along(own, 6) | along(own, 8);
  return lines & (BOARD ^ filled);
}

/** The cells that have the other three of a line, whose cells are `step` bits apart, in `own`. */
@inline
function along(own: u64, step: u64): u64 {
  const twoBelow = (own << step) & (own << (2 * step));
  const twoAbove = (own >> step) & (own >> (2 * step));
  return (
    (twoBelow & (own << (3 * step))) |
    (twoBelow & (own >> step)) |
    (twoAbove & (own << step)) |
    (twoAbove & (own >> (3 * step)))
  );
}

/** Whether four cells in a line are all in `cells`. */
@inline
export function hasLine(cells: u64): bool {
  const level = cells & (cells >> 7);
  const falling = cells & (cells >> 6);
  const rising = cells & (cells >> 8);
  const upright = cells & (cells >> 1);
  return (
    ((level & (level >> 14)) |
      (falling & (falling >> 12)) |
      (rising & (rising >> 16)) |
      (upright & (upright >> 2))) !=
    0
  );
}

/** The same cells on the board seen in a mirror; of bits above a column too. */
export function mirrored(cells: u64): u64 {
  return (
    ((cells & COLUMN) << 42) |
    ((cells & (COLUMN << 7)) << 28) |
    ((cells & (COLUMN << 14)) << 14) |
    (cells & (COLUMN << 21)) |
    ((cells >> 14) & (COLUMN << 14)) |
    ((cells >> 28) & (COLUMN << 7)) |
    ((cells >> 42) & COLUMN)
  );
}
