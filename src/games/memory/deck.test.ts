import { describe, expect, test } from 'vitest';
import { FACES, LAYOUTS, deal } from './deck.ts';
import { DIFFICULTIES } from './difficulties.ts';

describe('the deck', () => {
  test.each([
    ['easy', 6, 4],
    ['medium', 8, 4],
    ['hard', 12, 6],
  ] as const)('M1: %s has %i pairs in %i columns [R100]', (difficulty, pairs, columns) => {
    expect(LAYOUTS[difficulty]).toEqual({ pairs, columns });
    expect(deal(difficulty, 7)).toHaveLength(2 * pairs);
  });

  test('M1: every row of a table is full', () => {
    for (const { pairs, columns } of Object.values(LAYOUTS)) {
      expect((2 * pairs) % columns).toBe(0);
    }
  });

  test.each([
    ['easy', [2, 2, 2, 2, 2, 2]],
    ['medium', [4, 4, 2, 2, 2, 2]],
    ['hard', [4, 4, 4, 4, 4, 4]],
  ] as const)(
    'M2: pair i has face i mod 6, so %s has %j cards of each [R36, R100]',
    (difficulty, counts) => {
      const deck = deal(difficulty, 7);
      expect(FACES).toEqual(['skull', 'treasure', 'ship', 'compass', 'anchor', 'parrot']);
      expect(FACES.map((face) => deck.filter((other) => other === face).length)).toEqual(counts);
    },
  );

  test('M3: the same seed deals the same deck, another seed another one', () => {
    for (const difficulty of DIFFICULTIES) {
      expect(deal(difficulty, 7)).toEqual(deal(difficulty, 7));
      expect(deal(difficulty, 7)).not.toEqual(deal(difficulty, 8));
    }
  });

  test('M3: over many deals each slot shows each face about equally often', () => {
    const decks = Array.from({ length: 3000 }, (_, seed) => deal('easy', seed));
    for (let slot = 0; slot < 12; slot += 1) {
      for (const face of FACES) {
        const share = decks.filter((deck) => deck[slot] === face).length / decks.length;
        // One in six; five standard deviations of 3000 draws are 0.034.
        expect(Math.abs(share - 1 / 6)).toBeLessThan(0.034);
      }
    }
  });
});
