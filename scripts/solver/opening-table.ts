import { following } from '#solver/openings.ts';
import type { BitPosition } from '#solver/position.ts';
import { openColumns, positionOfKey, symmetricKey, winsWith } from '#solver/position.ts';
import { winAtOnce } from '#solver/solver.ts';

/**
 * The scores of the openings in the order of `openingKeys`, a byte each: the score and 22, or 0 where it is not
 * known yet.
 */
export type OpeningTable = Uint8Array;

const SCORE_OFFSET = 22;

type Keys = readonly Float64Array[];

/** A table in which nothing is known. */
export function emptyTable(keys: Keys): OpeningTable {
  return new Uint8Array(startOf(keys, keys.length));
}

/** The place of the first opening with so many discs. */
export function startOf(keys: Keys, discs: number): number {
  return keys.slice(0, discs).reduce((sum, { length }) => sum + length, 0);
}

/** The score at a place; `null` where it is not known. */
export function scoreAt(table: OpeningTable, place: number): number | null {
  const byte = table[place] ?? 0;
  return byte === 0 ? null : byte - SCORE_OFFSET;
}

export function setScore(table: OpeningTable, place: number, score: number): void {
  table[place] = score + SCORE_OFFSET;
}

/** Where the table has an opening; throws a `RangeError` for another position. */
export function placeOf(keys: Keys, discs: number, position: BitPosition): number {
  const wanted = symmetricKey(position);
  const all = keys[discs] ?? [];
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  if (all[low] !== wanted) throw new RangeError('This position is no opening.');
  return startOf(keys, discs) + low;
}

/** What follows for an opening with fewer discs from those with one more; `null` if one is not known. */
export function scoreFromNext(
  keys: Keys,
  table: OpeningTable,
  discs: number,
  position: BitPosition,
): number | null {
  if (openColumns(position).some((column) => winsWith(position, column))) {
    return winAtOnce(position);
  }
  let best = -Infinity;
  for (const after of following(position)) {
    const score = scoreAt(table, placeOf(keys, discs + 1, after));
    if (score === null) return null;
    best = Math.max(best, 0 - score);
  }
  return best;
}

/** Fills in all scores of openings that are not the longest, from the longest on. */
export function fillShorter(keys: Keys, table: OpeningTable): void {
  for (let discs = keys.length - 2; discs >= 0; discs -= 1) {
    const start = startOf(keys, discs);
    for (const [index, key] of (keys[discs] ?? []).entries()) {
      const score = scoreFromNext(keys, table, discs, positionOfKey(key));
      if (score === null)
        throw new RangeError('The scores of the longest openings are not all known.');
      setScore(table, start + index, score);
    }
  }
}

/** The shorter openings, as places, whose scores do not follow from those of the next ones. */
export function inconsistentPlaces(keys: Keys, table: OpeningTable): readonly number[] {
  return keys.slice(0, -1).flatMap((ofDiscs, discs) => {
    const start = startOf(keys, discs);
    return Array.from(ofDiscs, (key, index) => ({ key, place: start + index }))
      .filter(
        ({ key, place }) =>
          scoreFromNext(keys, table, discs, positionOfKey(key)) !== scoreAt(table, place),
      )
      .map(({ place }) => place);
  });
}
