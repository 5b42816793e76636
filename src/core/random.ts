/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * The same endless sequence of numbers for the same seed.
 *
 * mulberry32 by Tommy Ettinger (2017), public domain:
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list of defined values, each as likely as the others; throws if the list is empty. */
export function pick<T>(list: readonly T[], next: Random): T {
  const picked = list[below(list.length, next)];
  if (picked === undefined) throw new RangeError('An empty list has nothing to pick.');
  return picked;
}

/** A copy in random order, each order as likely as the others (Fisher and Yates, 1938). */
export function shuffle<T>(list: readonly T[], next: Random): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(below(left.length, next), 1));
}

/**
 * A seed of its own for each ply of a match, from 0 to 2³² − 1.
 *
 * Mixed by the finaliser of MurmurHash3 by Austin Appleby, public domain:
 * https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
export function seedFor(seed: number, ply: number): number {
  return mix(mix(seed) + ply);
}

function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function below(limit: number, next: Random): number {
  return Math.floor(next() * limit);
}
