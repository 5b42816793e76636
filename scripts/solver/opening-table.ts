import type { OpeningKeys, OpeningTable } from '#solver/openings.ts';
import { following, openingScores, scoreAt, setScore, startOf } from '#solver/openings.ts';
import type { BitPosition } from '#solver/position.ts';
import { openColumns, positionOfKey, winsWith } from '#solver/position.ts';
import { winAtOnce } from '#solver/solver.ts';

/** The score of an opening, derived from the scores after each move; `null` if one of these is not known. */
export function scoreFromNext(
  keys: OpeningKeys,
  table: OpeningTable,
  position: BitPosition,
): number | null {
  const scoreAfter = openingScores(table, keys);
  if (openColumns(position).some((column) => winsWith(position, column))) {
    return winAtOnce(position);
  }
  let best = -Infinity;
  for (const after of following(position)) {
    const score = scoreAfter(after);
    if (score === null) return null;
    best = Math.max(best, 0 - score);
  }
  return best;
}

/** Derives the scores of all shorter openings from those of the longest. */
export function fillShorter(keys: OpeningKeys, table: OpeningTable): void {
  for (let discs = keys.length - 2; discs >= 0; discs -= 1) {
    const start = startOf(keys, discs);
    for (const [index, key] of (keys[discs] ?? []).entries()) {
      const score = scoreFromNext(keys, table, positionOfKey(key));
      if (score === null)
        throw new RangeError('The scores of the longest openings are not all known.');
      setScore(table, start + index, score);
    }
  }
}

/** The shorter openings, as places, whose scores do not follow from those of the next ones. */
export function inconsistentPlaces(keys: OpeningKeys, table: OpeningTable): readonly number[] {
  return keys.slice(0, -1).flatMap((ofDiscs, discs) => {
    const start = startOf(keys, discs);
    return Array.from(ofDiscs, (key, index) => ({ key, place: start + index }))
      .filter(
        ({ key, place }) =>
          scoreFromNext(keys, table, positionOfKey(key)) !== scoreAt(table, place),
      )
      .map(({ place }) => place);
  });
}
