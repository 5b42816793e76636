import type { BitPosition } from './position.ts';
import { discsOf, drop, isWon, openColumns, positionOfKey, symmetricKey } from './position.ts';

/** The openings are all positions of at most so many discs, up to mirror images, in which the game goes on. */
export const OPENING_DISCS = 8;

/**
 * The keys (`symmetricKey`) of the openings, by how many discs they have and then in ascending order: the order of
 * their scores in a table without keys.
 */
export type OpeningKeys = readonly Float64Array[];

/**
 * The scores of the openings in the order of their keys, a byte each: the score and 22, or 0 where it is not
 * known.
 */
export type OpeningTable = Uint8Array;

/** The score of an opening; `null` for one that is not known, and for any other position. */
export type OpeningScore = (position: BitPosition) => number | null;

const SCORE_OFFSET = 22;

/** The keys of the openings of at most so many discs. All of them take a second or less. */
export function openingKeys(most: number = OPENING_DISCS): OpeningKeys {
  const byDiscs = [Float64Array.of(symmetricKey({ mover: 0n, filled: 0n }))];
  for (let discs = 1; discs <= most; discs += 1) {
    const keys = new Set<number>();
    for (const key of byDiscs[discs - 1] ?? []) {
      for (const after of following(positionOfKey(key))) keys.add(symmetricKey(after));
    }
    byDiscs.push(Float64Array.from(keys).toSorted());
  }
  return byDiscs;
}

/** The positions one move later in which the game goes on. */
export function following(position: BitPosition): readonly BitPosition[] {
  return openColumns(position)
    .map((column) => drop(position, column))
    .filter((after) => !isWon(after));
}

/** A table in which nothing is known. */
export function emptyTable(keys: OpeningKeys): OpeningTable {
  return new Uint8Array(startOf(keys, keys.length));
}

/** The place of the first opening with so many discs. */
export function startOf(keys: OpeningKeys, discs: number): number {
  return keys.slice(0, discs).reduce((sum, { length }) => sum + length, 0);
}

/** The score at a place; `null` where it is not known. */
export function scoreAt(table: OpeningTable, place: number): number | null {
  const byte = table[place] ?? 0;
  return byte === 0 ? null : byte - SCORE_OFFSET;
}

/** Whether the scores of all openings are known. */
export function isWhole(table: OpeningTable): boolean {
  return !table.includes(0);
}

export function setScore(table: OpeningTable, place: number, score: number): void {
  table[place] = score + SCORE_OFFSET;
}

/** Where the table has a position; `null` if it is no opening. */
export function placeOf(keys: OpeningKeys, position: BitPosition): number | null {
  const discs = discsOf(position);
  const wanted = symmetricKey(position);
  const all = keys[discs] ?? new Float64Array();
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return all[low] === wanted ? startOf(keys, discs) + low : null;
}

/** Looks up openings in a table. Throws a `RangeError` unless the table has as many scores as there are openings. */
export function openingScores(
  table: OpeningTable,
  keys: OpeningKeys = openingKeys(),
): OpeningScore {
  if (table.length !== startOf(keys, keys.length)) throw new RangeError('No table of openings.');
  return (position) => {
    const place = placeOf(keys, position);
    return place === null ? null : scoreAt(table, place);
  };
}
