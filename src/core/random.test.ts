import { describe, expect, test } from 'vitest';
import { pick, random, seedFor, shuffle } from './random.ts';

const draws = (seed: number, count: number) => {
  const next = random(seed);
  return Array.from({ length: count }, next);
};

describe('random', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    expect(draws(7, 20)).toEqual(draws(7, 20));
    expect(draws(7, 20)).not.toEqual(draws(8, 20));
  });

  // Numbers that the published function computes.
  test.each([
    [0, [1144304738, 1416247, 958946056]],
    [1, [2693262067, 11749833, 2265367787]],
  ])('the numbers of seed %i are those of mulberry32, out of 2³²', (seed, numbers) => {
    expect(draws(seed, 3).map((number) => number * 2 ** 32)).toEqual(numbers);
  });

  test('numbers lie in [0, 1) and fill its tenths evenly', () => {
    const numbers = draws(7, 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });
});

describe('pick', () => {
  test('every element is picked now and then', () => {
    const next = random(7);
    const picked = Array.from({ length: 100 }, () => pick(['a', 'b', 'c'], next));
    expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
  });

  test('an empty list throws', () => {
    expect(() => pick([], random(7))).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('keeps the elements and leaves the list as it was', () => {
    const list = Object.freeze([1, 2, 3, 4, 5, 5]);
    expect(shuffle(list, random(7)).toSorted((a, b) => a - b)).toEqual(list);
  });

  test('every order of three is about as frequent', () => {
    const next = random(7);
    const frequency = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = shuffle(['a', 'b', 'c'], next).join('');
      frequency.set(order, (frequency.get(order) ?? 0) + 1);
    }
    expect(frequency.size).toBe(6);
    for (const times of frequency.values()) {
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1150);
    }
  });
});

test('each ply of each match has a seed of its own', () => {
  const seeds = new Set<number>();
  for (let seed = 0; seed < 50; seed++) {
    for (let ply = 0; ply < 81; ply++) seeds.add(seedFor(seed, ply));
  }
  expect(seeds.size).toBe(50 * 81);
  expect(seedFor(7, 3)).toBe(seedFor(7, 3));
});

// MurmurHash3 mixes 1 and 2 into these numbers.
test('the seeds of match 0 are its plies, mixed as MurmurHash3 does', () => {
  expect([1, 2].map((ply) => seedFor(0, ply))).toEqual([0x514e28b7, 0x30f4c306]);
});
