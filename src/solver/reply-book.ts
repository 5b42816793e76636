import type { BitPosition } from './position.ts';
import { positionOfKey, symmetricKey } from './position.ts';

/**
 * The columns among which the Legend chooses where a search would take long: sets of columns (bit c for column
 * c, 0 to 6 from the left) by `symmetricKey`, as the position of the key shows them.
 */
export type ReplyBook = ReadonlyMap<number, number>;

/** Looks up the columns, from the left; `null` for a position that the book does not have. */
export function repliesTo(book: ReplyBook, position: BitPosition): readonly number[] | null {
  const key = symmetricKey(position);
  const set = book.get(key);
  if (set === undefined) return null;
  const { mover, filled } = positionOfKey(key);
  // One side's discs may look the same in a mirror.
  const isMirrored = mover !== position.mover || filled !== position.filled;
  return COLUMNS.filter((column) => ((set >> (isMirrored ? LAST - column : column)) & 1) === 1);
}

/** A set of columns for a book, of a position that is the one of its key. */
export function columnSet(columns: readonly number[]): number {
  return columns.reduce((set, column) => set | (1 << column), 0);
}

/**
 * A book as bytes: the sets in ascending order of their keys, a byte each; a zero; and how far each key lies above the
 * one before, as an unsigned LEB128.
 * Source: DWARF Debugging Information Format 5, 7.6.
 */
export function bytesOfReplies(book: ReplyBook): Uint8Array {
  const entries = Array.from(book).toSorted(([one], [other]) => one - other);
  const differences = entries.flatMap(([key], index) =>
    leb128(key - (entries[index - 1]?.[0] ?? 0)),
  );
  return Uint8Array.from([...entries.map(([, set]) => set), 0, ...differences]);
}

/** The book of bytes; throws a `RangeError` for others than `bytesOfReplies` gives. */
export function repliesOfBytes(bytes: Uint8Array): ReplyBook {
  const book = new Map<number, number>();
  const end = bytes.indexOf(0);
  let place = end + 1;
  let key = 0;
  for (const set of bytes.subarray(0, Math.max(end, 0))) {
    let weight = 1;
    for (;;) {
      const byte = bytes[place];
      if (byte === undefined) throw new RangeError('No book of replies.');
      place += 1;
      key += (byte % 128) * weight;
      if (byte < 128) break;
      weight *= 128;
    }
    book.set(key, set);
  }
  if (end < 0 || place !== bytes.length) throw new RangeError('No book of replies.');
  return book;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;
const LAST = 6;

function leb128(value: number): readonly number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...leb128(Math.floor(value / 128))];
}
