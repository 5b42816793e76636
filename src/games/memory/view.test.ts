import { describe, expect, test } from 'vitest';
import { pick, random, type Random } from '#core/random.ts';
import { deal, LAYOUTS } from './deck.ts';
import { EACH_DIFFICULTY, happen, pairAt, pairsIn, show, turn } from './scripted-play.ts';
import { memoryMachine, startMemory, type MemoryEvent } from './session.ts';
import { viewOf } from './view.ts';

const SEED = 7;
const START = startMemory('easy', SEED);
const PAIRS = pairsIn('easy', SEED);
const [A, B, C] = [pairAt(PAIRS, 0), pairAt(PAIRS, 1), pairAt(PAIRS, 2)];
const DOWN = { phase: 'down', face: null };

describe('what can be seen', () => {
  test.each(EACH_DIFFICULTY)('M26: of a new %s game no view tells its deck', (difficulty) => {
    const { pairs, columns } = LAYOUTS[difficulty];
    const { cards } = viewOf(startMemory(difficulty, SEED));
    expect(viewOf(startMemory(difficulty, SEED)).columns).toBe(columns);
    expect(cards).toEqual(Array.from({ length: 2 * pairs }, () => DOWN));
    for (let seed = 0; seed < 100; seed += 1) {
      expect(viewOf(startMemory(difficulty, seed))).toEqual(viewOf(startMemory(difficulty, SEED)));
    }
  });

  test('M26: a card that is up or matched shows its face, every other one none', () => {
    const deck = deal('easy', SEED);
    const seen = (slot: number) => {
      if (A.includes(slot)) return { phase: 'matched', face: deck[slot] };
      return B.includes(slot) ? { phase: 'up', face: deck[slot] } : DOWN;
    };
    const { cards } = viewOf(show(turn(START, A, 0), B, 2000));
    expect(cards).toEqual(deck.map((_, slot) => seen(slot)));
  });

  test('M26: different decks with the same history look and sound the same', () => {
    const others = similarDecks(SEED);
    expect(others.length).toBeGreaterThan(10);
    for (const other of others) playInBoth(SEED, other);
  });

  test('M12: while paused the cards that are up are covered and no hint is seen', () => {
    const found = turn(START, A, 0);
    const shown = happen(show(found, [B[0], C[0]], 2000), 2000, { type: 'hint', seed: 1 });
    const paused = happen(shown, 2000, { type: 'pause' });
    expect(viewOf(paused)).toMatchObject({ cards: viewOf(found).cards, hintedSlot: null });
    const { cards, hintedSlot } = viewOf(shown);
    expect(viewOf(happen(paused, 9000, { type: 'resume' }))).toMatchObject({ cards, hintedSlot });
  });
});

test('M20: stars are seen when all is found, not before', () => {
  const almost = [A, B, C, pairAt(PAIRS, 3), pairAt(PAIRS, 4)].reduce(
    (state, slots, index) => turn(state, slots, index * 1000),
    turn(START, [A[0], B[0]], 0),
  );
  expect(viewOf(almost).stars).toBeNull();
  expect(viewOf(turn(almost, pairAt(PAIRS, 5), 9000))).toMatchObject({ moves: 7, stars: 2 });
});

/** The seeds of easy decks in which many cards, but not all, lie where the deck of `seed` has them. */
function similarDecks(seed: number): readonly number[] {
  return Array.from({ length: 30_000 }, (_, other) => other).filter((other) => {
    const count = commonSlots(seed, other).length;
    return count >= 7 && count < 12;
  });
}

function commonSlots(seed: number, other: number): readonly number[] {
  const [deck, otherDeck] = [deal('easy', seed), deal('easy', other)];
  return deck.flatMap((face, slot) => (face === otherDeck[slot] ? [slot] : []));
}

/** Plays one random script in two games, turning only cards that lie alike in both. */
function playInBoth(seed: number, other: number): void {
  const common = commonSlots(seed, other);
  const next = random(other);
  let [one, two, atMs] = [startMemory('easy', seed), startMemory('easy', other), 0];
  for (let step = 0; step < 60; step += 1) {
    const open = viewOf(one).playable.filter((slot) => common.includes(slot));
    const event = eventFor(open, memoryMachine.tasks(one), next, atMs);
    const [oneAfter, twoAfter] = [
      memoryMachine.update(one, event),
      memoryMachine.update(two, event),
    ];
    expect(viewOf(twoAfter)).toEqual(viewOf(oneAfter));
    expect(memoryMachine.cues(two, twoAfter)).toEqual(memoryMachine.cues(one, oneAfter));
    [one, two, atMs] = [oneAfter, twoAfter, atMs + Math.floor(next() * 900)];
  }
}

function eventFor(
  open: readonly number[],
  tasks: ReturnType<typeof memoryMachine.tasks>,
  next: Random,
  atMs: number,
): MemoryEvent {
  const other = [{ type: 'pause' }, { type: 'resume' }, { type: 'hint', seed: atMs }] as const;
  const ends = tasks.map(({ event }) => event);
  if (open.length > 0 && next() < 0.6) return { type: 'flip', slot: pick(open, next), atMs };
  return { ...pick([...ends, ...ends, ...other], next), atMs };
}
