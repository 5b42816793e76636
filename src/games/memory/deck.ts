import { random, shuffle } from '#core/random.ts';
import type { Difficulty } from './difficulties.ts';

/** The faces that cards can show, in the order in which pairs get them. */
export const FACES = ['skull', 'treasure', 'ship', 'compass', 'anchor', 'parrot'] as const;

export type Face = (typeof FACES)[number];

/** How many pairs lie on the table, and in how many columns. */
export const LAYOUTS: Readonly<
  Record<Difficulty, { readonly pairs: number; readonly columns: number }>
> = {
  easy: { pairs: 6, columns: 4 },
  medium: { pairs: 8, columns: 4 },
  hard: { pairs: 12, columns: 6 },
};

/** The face of each slot, in reading order; two cards match when their faces are equal. */
export function deal(difficulty: Difficulty, seed: number): readonly Face[] {
  const { pairs } = LAYOUTS[difficulty];
  // Pair i has face i mod 6: with more pairs than faces the list starts over.
  const rounds = Math.ceil(pairs / FACES.length);
  const faces = Array.from({ length: rounds }, () => FACES)
    .flat()
    .slice(0, pairs);
  return shuffle([...faces, ...faces], random(seed));
}
