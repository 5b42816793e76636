import type { BitPosition } from './position.ts';
import { drop, isWon, openColumns, positionOfKey, symmetricKey } from './position.ts';

/** The openings are all positions of at most so many discs, up to mirror images, in which the game goes on. */
export const OPENING_DISCS = 8;

/**
 * The openings of at most so many discs, by how many they have and then by their keys (`symmetricKey`): the order
 * of their scores in a table without keys.
 */
export function openingKeys(most: number = OPENING_DISCS): readonly Float64Array[] {
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
