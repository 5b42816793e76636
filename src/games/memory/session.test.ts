import { describe, expect, test } from 'vitest';
import { deal, LAYOUTS } from './deck.ts';
import { DIFFICULTIES } from './difficulties.ts';
import {
  EACH_DIFFICULTY,
  happen,
  pairAt,
  pairsIn,
  show,
  turn,
  turnAll,
  type Slots,
} from './scripted-play.ts';
import {
  HINT_MS,
  HINTS,
  LOADING_MS,
  memoryMachine,
  SHOW_MS,
  startMemory,
  type MemoryIntent,
  type MemoryTimeout,
} from './session.ts';
import { faceAt, openSlots, playedAt, type MemoryState } from './state.ts';
import { viewOf } from './view.ts';

const SEED = 7;
const START = startMemory('easy', SEED);
const PAIRS = pairsIn('easy', SEED);
const [A, B, C] = [pairAt(PAIRS, 0), pairAt(PAIRS, 1), pairAt(PAIRS, 2)];
/** Cards of two pairs. */
const MISS: Slots = [A[0], B[0]];
const MISS_TOO: Slots = [A[1], B[1]];
const COMPLETE = turnAll(START, PAIRS);

const PAUSE = { type: 'pause' } as const;
const RESUME = { type: 'resume' } as const;
const TICK = { type: 'tick' } as const;
const HINT = { type: 'hint', seed: 3 } as const;
const NEW_GAME = { type: 'newGame', seed: 8 } as const;
const DEAL = { type: 'deal', seed: 8 } as const;
const HARDER = { type: 'changeDifficulty', difficulty: 'medium', seed: 8 } as const;

describe('turning cards', () => {
  test('M4: cards lie ready at the start, and the first card turned begins the game [R56]', () => {
    expect(viewOf(START)).toMatchObject({ status: 'ready', moves: 0, seconds: 0 });
    const begun = happen(START, 500, flip(3));
    expect(viewOf(begun).status).toBe('playing');
    expect(upIn(begun)).toEqual([3]);
  });

  test('M4: no card lies open before it', () => {
    expect(openSlots(START)).toEqual([]);
  });

  test('M5: two cards turned are one move [R57]', () => {
    expect(viewOf(happen(START, 0, flip(A[0]))).moves).toBe(0);
    expect(viewOf(turn(START, A, 0)).moves).toBe(1);
    expect(viewOf(turn(turn(START, MISS, 0), A, 5000)).moves).toBe(2);
  });

  test('M5: it is counted when the second one has turned, and that once [R57, R180]', () => {
    const shown = show(START, A, 0);
    expect(viewOf(shown).moves).toBe(0);
    expect(waits(shown)).toContainEqual({ type: 'see', ms: 320 });
    const seen = happen(shown, 320, { type: 'see', move: 1 });
    expect(viewOf(seen).moves).toBe(1);
    expect(waits(seen).map(({ type }) => type)).not.toContain('see');
    expect(viewOf(happen(seen, SHOW_MS, { type: 'resolve', move: 1 })).moves).toBe(1);
    for (const state of [START, happen(START, 0, flip(A[0])), shown]) {
      expect(happen(state, 320, { type: 'see', move: 2 })).toBe(state);
    }
  });

  test('M5: a wait for its turning that ends when no two cards are shown any more changes nothing', () => {
    const found = turn(START, A, 0);
    const back = turn(START, MISS, 0);
    for (const state of [found, back, happen(back, 2000, flip(C[0]))]) {
      expect(happen(state, 2000, { type: 'see', move: 1 })).toBe(state);
    }
  });

  test('M6: two equal cards stay as a pair once they have been shown [R57]', () => {
    const shown = show(START, A, 0);
    expect(upIn(shown)).toEqual(A.toSorted(ascending));
    const found = happen(shown, SHOW_MS, { type: 'resolve', move: 1 });
    expect(upIn(found)).toEqual([]);
    expect(matchedIn(found)).toEqual(A.toSorted(ascending));
    expect(viewOf(found)).toMatchObject({ pairsFound: 1, pairs: 6, status: 'playing' });
  });

  test('M6: two different cards turn back once they have been shown [R57]', () => {
    const shown = show(START, MISS, 0);
    expect(upIn(shown)).toEqual(MISS.toSorted(ascending));
    const back = happen(shown, SHOW_MS, { type: 'resolve', move: 1 });
    expect([...upIn(back), ...matchedIn(back)]).toEqual([]);
  });

  test('M6: each two cards that are shown have a wait of their own', () => {
    const first = show(START, MISS, 0);
    const second = show(turn(START, MISS, 0), MISS_TOO, 3000);
    const other = show(startMemory('easy', 8), [0, 1], 0);
    for (const type of ['see', 'resolve'] as const) {
      expect(new Set([first, second, other].map((state) => keyOf(state, type))).size).toBe(3);
    }
  });

  test('M6: two cards are shown for one second [R57]', () => {
    expect(SHOW_MS).toBe(1000);
    expect(waits(show(START, A, 0))).toContainEqual({ type: 'resolve', ms: SHOW_MS });
    expect(types(happen(START, 0, flip(A[0])))).not.toContain('resolve');
  });

  test('M2: cards of different pairs match when their faces are equal', () => {
    const deck = deal('hard', SEED);
    const skulls = deck.flatMap((face, slot) => (face === 'skull' ? [slot] : []));
    expect(skulls).toHaveLength(4);
    for (const first of skulls) {
      for (const second of skulls.filter((slot) => slot !== first)) {
        const found = turn(startMemory('hard', SEED), [first, second], 0);
        expect(viewOf(found).pairsFound).toBe(1);
      }
    }
  });

  test.each<[string, MemoryState, number]>([
    ['a third card while two are shown', show(START, MISS, 0), C[0]],
    ['the card that is up', happen(START, 0, flip(3)), 3],
    ['a matched card', turn(START, A, 0), A[0]],
    ['any card while paused', happen(START, 0, flip(A[0]), PAUSE), A[1]],
    ['any card while the deck is dealt', happen(START, 0, NEW_GAME), 0],
    ['any card when all is found', COMPLETE, 0],
    ['a slot before the first', START, -1],
    ['a slot after the last', START, 12],
    ['a slot between two', START, 0.5],
  ])('M7: %s cannot be turned [R58]', (_, state, slot) => {
    expect(happen(state, 9000, flip(slot))).toBe(state);
    expect(viewOf(state).playable).not.toContain(slot);
  });

  test.each([-1, 12, 0.5])('M7: there is no face in the slot %d', (slot) => {
    expect(() => faceAt(START, slot)).toThrow(RangeError);
  });

  test('M7: every other card can', () => {
    const state = happen(turn(START, A, 0), 2000, flip(B[0]));
    const open = deal('easy', SEED).flatMap((__, slot) =>
      [...A, B[0]].includes(slot) ? [] : [slot],
    );
    expect(viewOf(state).playable).toEqual(open);
    for (const slot of open) expect(happen(state, 2000, flip(slot))).not.toBe(state);
  });

  test('M6: a wait of an earlier move that ends late turns nothing', () => {
    const second = show(turn(START, MISS, 0), MISS_TOO, 3000);
    expect(happen(second, 3000, { type: 'resolve', move: 1 })).toBe(second);
    expect(happen(START, 0, { type: 'resolve', move: 0 })).toBe(START);
  });

  test('M6: a wait that has ended does not end once more', () => {
    const found = turn(START, A, 0);
    const next = happen(found, 2000, flip(B[0]));
    expect(happen(found, 2000, { type: 'resolve', move: 1 })).toBe(found);
    expect(happen(next, 2000, { type: 'resolve', move: 1 })).toBe(next);
  });

  test.each(EACH_DIFFICULTY)(
    'M8: %s is complete when all its pairs are found [R59]',
    (difficulty) => {
      const pairs = pairsIn(difficulty, SEED);
      const last = turnAll(startMemory(difficulty, SEED), pairs.slice(0, -1));
      expect(viewOf(last)).toMatchObject({ status: 'playing', stars: null });
      const complete = turnAll(startMemory(difficulty, SEED), pairs);
      expect(viewOf(complete)).toMatchObject({
        status: 'complete',
        pairsFound: LAYOUTS[difficulty].pairs,
        moves: LAYOUTS[difficulty].pairs,
        stars: 3,
      });
    },
  );

  test('M8: its end is told when the last pair has been seen alone for 1.5 s, and waits for nothing more [R180]', () => {
    const last = show(turnAll(START, PAIRS.slice(0, -1)), pairAt(PAIRS, 5), 5000);
    const found = happen(last, 6000, { type: 'resolve', move: 6 });
    expect(viewOf(found)).toMatchObject({ status: 'found', pairsFound: 6, stars: null });
    expect(waits(found)).toEqual([{ type: 'tell', ms: 1500 }]);
    const told = happen(found, 7500, { type: 'tell' });
    expect(viewOf(told).stars).toBe(3);
    expect(memoryMachine.tasks(told)).toEqual([]);
    for (const state of [START, last, told]) {
      expect(happen(state, 9000, { type: 'tell' })).toBe(state);
    }
  });
});

describe('played time', () => {
  test('M9: begins with the first card, not before', () => {
    const begun = happen(START, 5000, flip(3));
    expect(secondsAt(begun, 5999)).toBe(0);
    expect(secondsAt(begun, 6000)).toBe(1);
    expect(memoryMachine.tasks(START)).toEqual([]);
    expect(happen(START, 9000, TICK)).toBe(START);
  });

  test('M9: is the same at any moment before the first card, while paused and at the end', () => {
    const paused = happen(happen(START, 0, flip(3)), 1500, PAUSE);
    expect([START, paused, COMPLETE].map((state) => playedAt(state, 60_000))).toEqual([
      0, 1500, 6000,
    ]);
  });

  test('M9: stands still while paused [R56]', () => {
    const paused = happen(START, 0, flip(3), PAUSE);
    const resumed = happen(happen(happen(START, 0, flip(3)), 1500, PAUSE), 60_000, RESUME);
    expect(secondsAt(paused, 60_000)).toBe(0);
    expect(secondsAt(resumed, 60_499)).toBe(1);
    expect(secondsAt(resumed, 60_500)).toBe(2);
  });

  test('M9: ends when the last pair has been shown [R56, R59]', () => {
    const last = turnAll(START, PAIRS.slice(0, -1));
    const shown = show(last, pairAt(PAIRS, 5), 9000);
    const complete = happen(shown, 10_000, { type: 'resolve', move: 6 });
    expect(viewOf(complete).seconds).toBe(10);
    expect(secondsAt(complete, 60_000)).toBe(10);
  });

  test('M10: the next tick comes at the next full second [R56]', () => {
    const begun = happen(START, 250, flip(3));
    expect(waits(begun)).toEqual([{ type: 'tick', ms: 1000 }]);
    const late = happen(begun, 250 + 1037, TICK);
    expect(viewOf(late).seconds).toBe(1);
    expect(waits(late)).toEqual([{ type: 'tick', ms: 963 }]);
    const resumed = happen(happen(begun, 650, PAUSE), 9000, RESUME);
    expect(waits(resumed)).toEqual([{ type: 'tick', ms: 600 }]);
  });

  test('M10: an hour of late ticks does not drift', () => {
    let [state, atMs] = [happen(START, 0, flip(3)), 0];
    for (let second = 1; second <= 3600; second += 1) {
      atMs += (waits(state)[0]?.ms ?? 0) + (second % 50);
      state = happen(state, atMs, TICK);
      expect(viewOf(state).seconds).toBe(second);
    }
  });

  test('M10: a tick that comes early is waited for anew, even if the clock has not moved', () => {
    const begun = happen(START, 0, flip(3));
    const early = happen(begun, 999.6, TICK);
    expect(viewOf(early).seconds).toBe(0);
    expect(waits(early)).toEqual([{ type: 'tick', ms: 1 }]);
    const coarse = happen(early, 999.6, TICK);
    const keys = [begun, early, coarse].map((state) => memoryMachine.tasks(state)[0]?.key);
    expect(new Set(keys).size).toBe(3);
  });

  test('M10: a card turned in the middle of a second leaves the tick its wait', () => {
    const begun = happen(START, 0, flip(A[0]));
    const shown = happen(begun, 400, flip(A[1]));
    expect(memoryMachine.tasks(shown)).toContainEqual(memoryMachine.tasks(begun)[0]);
  });
});

describe('a pause', () => {
  test.each<[string, MemoryState]>([
    ['before the first card', START],
    ['while the deck is dealt', happen(START, 0, NEW_GAME)],
    ['when all is found', COMPLETE],
  ])('M11: neither begins nor ends %s [R59]', (_, state) => {
    expect(happen(state, 9000, PAUSE)).toBe(state);
    expect(happen(state, 9000, RESUME)).toBe(state);
  });

  test('M11: begins and ends once [R59]', () => {
    const begun = happen(START, 0, flip(3));
    const paused = happen(begun, 100, PAUSE);
    expect(viewOf(paused).status).toBe('paused');
    expect(happen(begun, 100, RESUME)).toBe(begun);
    expect(happen(paused, 100, PAUSE)).toBe(paused);
    expect(viewOf(happen(paused, 100, RESUME)).status).toBe('playing');
  });

  test('M12: stops every wait, and afterwards each has its whole time', () => {
    const shown = happen(START, 0, flip(MISS[0]), HINT, flip(MISS[1]));
    const waiting = types(shown);
    const paused = happen(shown, 700, PAUSE);
    expect(memoryMachine.tasks(paused)).toEqual([]);
    expect(happen(paused, 1000, { type: 'resolve', move: 1 })).toBe(paused);
    const resumed = happen(paused, 9000, RESUME);
    expect(types(resumed)).toEqual(waiting);
    expect(waits(resumed)).toContainEqual({ type: 'resolve', ms: SHOW_MS });
    expect(waits(resumed)).toContainEqual({ type: 'endHint', ms: HINT_MS });
  });

  test('M12: two cards that are shown turn back only after it', () => {
    const resumed = happen(happen(show(START, MISS, 0), 500, PAUSE), 9000, RESUME);
    expect(upIn(resumed)).toEqual(MISS.toSorted(ascending));
    expect(upIn(happen(resumed, 10_000, { type: 'resolve', move: 1 }))).toEqual([]);
  });
});

describe('a game that was left [R155]', () => {
  const left = { ...turn(START, A, 0), phase: { kind: 'paused' } } as const;
  const GO_ON = { type: 'goOn', left } as const;

  test('takes the place of cards that lie ready, and goes on where it was once it is resumed', () => {
    const back = happen(startMemory('hard', 5), 70_000, GO_ON);
    expect(viewOf(back)).toMatchObject({ status: 'paused', difficulty: 'easy', moves: 1 });
    expect(viewOf(happen(back, 70_000, RESUME, flip(B[0]))).pairsFound).toBe(1);
    expect(playedAt(happen(back, 70_000, RESUME), 71_000)).toBe(left.playedMs + 1000);
  });

  test.each<[string, MemoryState]>([
    ['under way', happen(START, 0, flip(B[0]))],
    ['being dealt', happen(START, 0, NEW_GAME)],
    ['over', COMPLETE],
  ])('takes the place of no game that is %s', (_, state) => {
    expect(happen(state, 100, GO_ON)).toBe(state);
  });
});

describe('a hint', () => {
  const begun = happen(START, 0, flip(A[0]));

  test('M13: there are three in a game [R62]', () => {
    expect(HINTS).toBe(3);
    let state = begun;
    for (const left of [2, 1, 0]) {
      state = happen(state, 0, HINT);
      expect(viewOf(state).hintsLeft).toBe(left);
      state = happen(state, 2000, { type: 'endHint', hintsLeft: left });
      expect(viewOf(state).hintedSlot).toBeNull();
    }
    expect(viewOf(state).mayHint).toBe(false);
    expect(happen(state, 2000, HINT)).toBe(state);
  });

  test('M13: points at any card that is face down, by its seed [R62]', () => {
    const state = happen(turn(START, A, 0), 2000, flip(B[0]));
    const pointedAt = Array.from({ length: 400 }, (_, seed) => hintedBy(state, seed));
    expect(new Set(pointedAt)).toEqual(new Set(viewOf(state).playable));
    expect(hintedBy(state, 5)).toBe(hintedBy(state, 5));
  });

  test('M13: lasts two seconds [R62]', () => {
    expect(HINT_MS).toBe(2000);
    expect(waits(happen(begun, 0, HINT))).toContainEqual({ type: 'endHint', ms: HINT_MS });
  });

  test.each<[string, MemoryState]>([
    ['before the first card', START],
    ['while paused', happen(begun, 0, PAUSE)],
    ['while the deck is dealt', happen(begun, 0, NEW_GAME)],
    ['when all is found', COMPLETE],
    ['while another one stands', happen(begun, 0, HINT)],
    [
      'when no card is left face down',
      show(turnAll(START, PAIRS.slice(0, -1)), pairAt(PAIRS, 5), 9000),
    ],
  ])('M14: is not to be had %s [R137]', (_, state) => {
    expect(viewOf(state).mayHint).toBe(false);
    expect(happen(state, 9000, HINT)).toBe(state);
  });

  test('M14: is to be had while two cards are shown', () => {
    const shown = show(START, MISS, 0);
    expect(viewOf(shown).mayHint).toBe(true);
    expect(MISS).not.toContain(hintedBy(shown, 3));
  });

  test('M15: ends when its card is turned, and not with another card', () => {
    const hinted = happen(begun, 0, HINT);
    const slot = viewOf(hinted).hintedSlot ?? -1;
    expect(viewOf(happen(hinted, 100, flip(slot))).hintedSlot).toBeNull();
    const other = viewOf(hinted).playable.find((open) => open !== slot) ?? -1;
    expect(viewOf(happen(hinted, 100, flip(other))).hintedSlot).toBe(slot);
  });

  test('M15: that is over is not ended once more', () => {
    const hinted = happen(begun, 0, HINT);
    const over = happen(hinted, 100, flip(viewOf(hinted).hintedSlot ?? -1));
    expect(happen(over, 2000, { type: 'endHint', hintsLeft: 2 })).toBe(over);
  });

  test('M15: each has a wait of its own', () => {
    const first = happen(begun, 0, HINT);
    const second = happen(first, 2000, { type: 'endHint', hintsLeft: 2 }, HINT);
    expect(keyOf(first, 'endHint')).not.toBe(keyOf(second, 'endHint'));
  });

  test('M15: is not ended by the late end of an earlier one', () => {
    const first = happen(begun, 0, HINT);
    const second = happen(happen(first, 0, flip(viewOf(first).hintedSlot ?? -1)), 100, HINT);
    expect(happen(second, 2000, { type: 'endHint', hintsLeft: 2 })).toBe(second);
  });
});

describe('a new deck', () => {
  const underWay = happen(turn(turn(START, A, 0), [B[0], C[0]], 2000), 4000, flip(C[0]), HINT);

  test.each<[string, MemoryState]>([
    ['before the first card', START],
    ['during a game', underWay],
    ['while paused', happen(underWay, 4000, PAUSE)],
    ['when all is found', COMPLETE],
    ['while another one is dealt', happen(START, 0, { type: 'newGame', seed: 9 })],
  ])('M16: New Game deals one %s [R61]', (_, state) => {
    expect(happen(state, 9000, NEW_GAME, DEAL)).toEqual(startMemory('easy', 8));
  });

  test.each<[string, MemoryState]>([
    ['before the first card', START],
    ['when all is found', COMPLETE],
    ['while another one is dealt', happen(START, 0, NEW_GAME)],
  ])('M17: another difficulty can be chosen %s [R36, R61]', (_, state) => {
    expect(viewOf(state).mayChangeDifficulty).toBe(true);
    expect(happen(state, 9000, HARDER, DEAL)).toEqual(startMemory('medium', 8));
  });

  test.each<[string, MemoryState]>([
    ['during a game', underWay],
    ['while paused', happen(underWay, 4000, PAUSE)],
  ])('M17: the difficulty stays as it is %s [R60]', (_, state) => {
    expect(viewOf(state).mayChangeDifficulty).toBe(false);
    expect(happen(state, 9000, HARDER)).toBe(state);
  });

  test('M17: choosing the same difficulty changes nothing', () => {
    expect(happen(COMPLETE, 9000, { ...HARDER, difficulty: 'easy' })).toBe(COMPLETE);
  });

  test.each([
    ['New Game', NEW_GAME, 'easy'],
    ['another difficulty', HARDER, 'medium'],
  ] as const)(
    'M18: %s loads for 300 ms, with every counter reset [R36, R61]',
    (_, event, difficulty) => {
      const loading = happen(COMPLETE, 9000, event);
      expect(LOADING_MS).toBe(300);
      expect(waits(loading)).toEqual([{ type: 'deal', ms: LOADING_MS }]);
      expect(viewOf(loading)).toEqual({
        ...viewOf(startMemory(difficulty, 8)),
        status: 'loading',
        playable: [],
      });
      expect(viewOf(loading)).toMatchObject({ moves: 0, seconds: 0, pairsFound: 0, hintsLeft: 3 });
    },
  );

  test('M18: a deck that was dropped while it was dealt never arrives', () => {
    const twice = happen(START, 0, { type: 'newGame', seed: 9 }, NEW_GAME);
    expect(happen(twice, 300, { type: 'deal', seed: 9 })).toBe(twice);
    expect(happen(START, 300, { type: 'deal', seed: SEED })).toBe(START);
  });

  test('M18: the page begins with a deck that lies ready', () => {
    for (const difficulty of DIFFICULTIES) {
      expect(viewOf(startMemory(difficulty, SEED)).status).toBe('ready');
      expect(memoryMachine.tasks(startMemory(difficulty, SEED))).toEqual([]);
    }
  });
});

describe('a combo', () => {
  test('M19: counts matches less than three seconds of play apart [R36]', () => {
    const first = turn(START, A, 0);
    expect(viewOf(first).combo).toBeNull();
    expect(viewOf(turn(first, B, 2999)).combo).toBe(2);
    expect(viewOf(turn(first, B, 3000)).combo).toBeNull();
    expect(viewOf(turn(turn(first, B, 2000), C, 4000)).combo).toBe(3);
  });

  test('M19: a mismatch in between resets it [R57]', () => {
    const two = turn(turn(START, A, 0), B, 1000);
    expect(viewOf(two).combo).toBe(2);
    const missed = turn(two, [C[0], pairAt(PAIRS, 3)[0]], 2000);
    expect(viewOf(missed).combo).toBeNull();
    expect(viewOf(turn(missed, C, 3000)).combo).toBeNull();
  });

  test('M19: a pause takes nothing away from it', () => {
    const first = turn(START, A, 0);
    const resumed = happen(happen(first, 1500, PAUSE), 60_000, RESUME);
    expect(viewOf(turn(resumed, B, 60_500)).combo).toBe(2);
  });
});

function flip(slot: number): MemoryIntent {
  return { type: 'flip', slot };
}

function secondsAt(state: MemoryState, atMs: number): number {
  return viewOf(happen(state, atMs, TICK)).seconds;
}

function hintedBy(state: MemoryState, seed: number): number | null {
  return viewOf(happen(state, 9000, { type: 'hint', seed })).hintedSlot;
}

function waits(state: MemoryState) {
  return memoryMachine.tasks(state).map(({ event, ms }) => ({ type: event.type, ms }));
}

function keyOf(state: MemoryState, type: MemoryTimeout['type']) {
  return memoryMachine.tasks(state).find(({ event }) => event.type === type)?.key;
}

function types(state: MemoryState) {
  return waits(state).map(({ type }) => type);
}

function upIn(state: MemoryState): readonly number[] {
  return slotsIn(state, 'up');
}

function matchedIn(state: MemoryState): readonly number[] {
  return slotsIn(state, 'matched');
}

function slotsIn(state: MemoryState, phase: 'up' | 'matched'): readonly number[] {
  return viewOf(state).cards.flatMap((card, slot) => (card.phase === phase ? [slot] : []));
}

function ascending(a: number, b: number): number {
  return a - b;
}
