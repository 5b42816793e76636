import { describe, expect, test } from 'vitest';
import { deal } from './deck.ts';
import type { MemoryCue } from './cues.ts';
import { happen, pairAt, pairsIn, show, turn, turnAll, type Slots } from './scripted-play.ts';
import { memoryMachine, startMemory, type MemoryIntent, type MemoryTimeout } from './session.ts';
import type { MemoryState } from './state.ts';

const SEED = 7;
const START = startMemory('easy', SEED);
const DECK = deal('easy', SEED);
const PAIRS = pairsIn('easy', SEED);
const [A, B] = [pairAt(PAIRS, 0), pairAt(PAIRS, 1)];
const MISS: Slots = [A[0], B[0]];

describe('what is to be noticed', () => {
  test('M27: the first card is turned', () => {
    expect(cuesOf(START, { type: 'flip', slot: 3 })).toEqual([
      { kind: 'turned', slot: 3, face: DECK[3] },
    ]);
  });

  test('M27: two equal cards are compared at once, and their pair is counted', () => {
    const first = happen(START, 0, { type: 'flip', slot: A[0] });
    expect(cuesOf(first, { type: 'flip', slot: A[1] })).toEqual([
      {
        kind: 'compared',
        slots: A,
        faces: [DECK[A[0]], DECK[A[0]]],
        isMatch: true,
        pairsFound: 1,
        pairs: 6,
      },
    ]);
  });

  test('M27: two different cards are compared at once', () => {
    const first = happen(START, 0, { type: 'flip', slot: MISS[0] });
    expect(cuesOf(first, { type: 'flip', slot: MISS[1] })).toEqual([
      {
        kind: 'compared',
        slots: MISS,
        faces: [DECK[MISS[0]], DECK[MISS[1]]],
        isMatch: false,
        pairsFound: 0,
        pairs: 6,
      },
    ]);
  });

  test('M27: what two cards have come to is noticed when they have been shown', () => {
    const resolve = { type: 'resolve', move: 1 } as const;
    expect(cuesOf(show(START, MISS, 0), resolve)).toEqual([{ kind: 'mismatched' }]);
    expect(cuesOf(show(START, A, 0), resolve)).toEqual([{ kind: 'matched', combo: null }]);
  });

  test('M27: a match within a combo tells its multiplier', () => {
    const second = show(turnAll(START, [A]), B, 1000);
    expect(cuesOf(second, { type: 'resolve', move: 2 }, 2000)).toEqual([
      { kind: 'matched', combo: 2 },
    ]);
  });

  test('M27: that a move is counted is told by nobody [R180]', () => {
    const shown = show(START, pairAt(PAIRS, 0), 0);
    expect(cuesOf(shown, { type: 'see', move: 1 }, 320)).toEqual([]);
  });

  test('M27: the last pair is a match whose result counts, and the end of the game when it has been seen, or sooner with a new deck', () => {
    const last = show(turnAll(START, PAIRS.slice(0, -1)), pairAt(PAIRS, 5), 5000);
    const resolve = { type: 'resolve', move: 6 } as const;
    const result = { difficulty: 'easy', moves: 6, seconds: 6 };
    expect(cuesOf(last, resolve, 6400)).toEqual([
      { kind: 'matched', combo: 6 },
      { kind: 'finished', ...result },
    ]);
    const found = happen(last, 6400, resolve);
    const end = [{ kind: 'completed', ...result, stars: 3 }];
    expect(cuesOf(found, { type: 'tell' }, 7900)).toEqual(end);
    expect(cuesOf(found, { type: 'newGame', seed: 8 }, 7000)).toEqual(end);
  });

  test('a game that was left and is on the table again: it is paused, and no move of it is news [R155]', () => {
    const left = { ...turn(START, pairAt(PAIRS, 0), 0), phase: { kind: 'paused' } } as const;
    expect(cuesOf(START, { type: 'goOn', left })).toEqual([{ kind: 'paused' }]);
  });

  test('M27: pause and resume', () => {
    const shown = show(START, MISS, 0);
    expect(cuesOf(shown, { type: 'pause' })).toEqual([{ kind: 'paused' }]);
    const paused = happen(shown, 0, { type: 'pause' });
    expect(cuesOf(paused, { type: 'resume' })).toEqual([{ kind: 'resumed' }]);
  });

  test('M27: a hint that ends during a pause is neither a pause nor its end', () => {
    const begun = happen(START, 0, { type: 'flip', slot: 3 });
    const paused = happen(begun, 0, { type: 'hint', seed: 1 }, { type: 'pause' });
    expect(cuesOf(paused, { type: 'endHint', hintsLeft: 2 })).toEqual([]);
  });

  test('M27: a hint tells its slot and how many are left; its end is not told', () => {
    const begun = happen(START, 0, { type: 'flip', slot: 3 });
    const hinted = happen(begun, 0, { type: 'hint', seed: 1 });
    const slot = hinted.hintedSlot;
    expect(slot).not.toBeNull();
    expect(cuesOf(begun, { type: 'hint', seed: 1 })).toEqual([
      { kind: 'hinted', slot, hintsLeft: 2 },
    ]);
    expect(cuesOf(hinted, { type: 'endHint', hintsLeft: 2 })).toEqual([]);
    expect(cuesOf(hinted, { type: 'tick' }, 1000)).toEqual([]);
  });

  test.each<[string, MemoryState]>([
    ['before the first card', START],
    ['while two cards are shown', show(START, A, 0)],
    ['while paused', happen(show(START, A, 0), 0, { type: 'pause' })],
    ['when all is found', turnAll(START, PAIRS)],
  ])('M27: a new deck %s is told when it has been dealt', (_, state) => {
    const newGame = { type: 'newGame', seed: 8 } as const;
    const loading = happen(state, 9000, newGame);
    expect(cuesOf(state, newGame)).toEqual([]);
    expect(cuesOf(loading, { type: 'deal', seed: 8 })).toEqual([
      { kind: 'dealt', difficulty: 'easy' },
    ]);
  });

  test('M27: a tick is not told', () => {
    expect(cuesOf(happen(START, 0, { type: 'flip', slot: 3 }), { type: 'tick' }, 1000)).toEqual([]);
  });
});

function cuesOf(
  before: MemoryState,
  event: MemoryIntent | MemoryTimeout,
  atMs = 0,
): readonly MemoryCue[] {
  const after = happen(before, atMs, event);
  expect(after).not.toBe(before);
  return memoryMachine.cues(before, after);
}
