import { afterAll, expect } from 'vitest';
import { stormOf } from '#testing/machine-storm.ts';
import { pick, random, type Random } from '#core/random.ts';
import { deal, LAYOUTS } from './deck.ts';
import { DIFFICULTIES } from './difficulties.ts';
import type { MemoryEvent, MemoryIntent } from './session.ts';
import { HINTS, memoryMachine, startMemory } from './session.ts';
import { type MemoryState, movesOf, openSlots, playableSlots, playedAt } from './state.ts';
import { viewOf, type MemoryView } from './view.ts';

/** The storm's clock, and its own count of played time. */
let nowMs = 0;
let playedMs = 0;
const seen = new Set<string>();

stormOf('M29: memory', {
  machine: memoryMachine,
  start(seed) {
    nowMs = 0;
    playedMs = 0;
    return startMemory(pick(DIFFICULTIES, random(seed)), seed);
  },
  randomEvent: (state, next) => stamped(randomIntent(state, next), next),
  answer: (task, next) => stamped(task.event, next),
  check: (before, after, event) => {
    countTime(before, after, event.atMs);
    checkTable(after);
    checkView(after, viewOf(after));
    if (after.phase.kind !== 'loading') checkCourse(before, after, event);
    seen.add(`${after.difficulty} ${after.phase.kind}`);
  },
});

afterAll(() => {
  const kinds = ['loading', 'ready', 'playing', 'paused', 'found', 'complete'];
  const wanted = DIFFICULTIES.flatMap((difficulty) => kinds.map((kind) => `${difficulty} ${kind}`));
  const missing = wanted.filter((situation) => !seen.has(situation));
  if (missing.length > 0) throw new Error(`The storm never came to: ${missing.join(', ')}`);
});

function stamped<Event>(event: Event, next: Random): Event & { readonly atMs: number } {
  return { ...event, atMs: nowMs + next() * pick([0, 50, 900, 4000], next) };
}

// Plays with a good memory, and seldom gives up a game before its end, so that games finish.
function randomIntent(state: MemoryState, next: Random): MemoryIntent {
  const seed = Math.floor(next() * 2 ** 32);
  if (next() < (state.phase.kind === 'complete' ? 0.2 : 0.002)) {
    return pick(
      [
        { type: 'newGame', seed },
        ...DIFFICULTIES.map(
          (difficulty) => ({ type: 'changeDifficulty', difficulty, seed }) as const,
        ),
      ] as const,
      next,
    );
  }
  if (next() < 0.1) {
    return pick([{ type: 'pause' }, { type: 'hint', seed }] as const, next);
  }
  if (state.phase.kind === 'paused' && next() < 0.5) return { type: 'resume' };
  return { type: 'flip', slot: slotFor(state, next) };
}

function slotFor(state: MemoryState, next: Random): number {
  const { turn, difficulty, seed } = state;
  const deck = deal(difficulty, seed);
  const playable = playableSlots(state);
  if (turn.kind === 'firstPick' && playable.length > 0 && next() < 0.7) return pick(playable, next);
  const twin = playable.find(
    (slot) => turn.kind === 'secondPick' && deck[slot] === deck[turn.slot],
  );
  if (twin !== undefined && next() < 0.7) return twin;
  return Math.floor(next() * (deck.length + 2)) - 1;
}

function countTime(before: MemoryState, after: MemoryState, atMs: number): void {
  if (before.phase.kind === 'playing') playedMs += atMs - nowMs;
  if (after.phase.kind === 'loading') playedMs = 0;
  nowMs = atMs;
  expect(playedAt(after, atMs)).toBeCloseTo(playedMs, 3);
}

function checkTable(state: MemoryState): void {
  const { difficulty, seed, matched, hintsLeft, hintedSlot, phase } = state;
  const deck = deal(difficulty, seed);
  const open = openSlots(state);
  expect(open.length).toBeLessThanOrEqual(2);
  expect(new Set([...matched, ...open]).size).toBe(matched.length + open.length);
  for (let index = 0; index < matched.length; index += 2) {
    expect(deck[matched[index] ?? -1]).toBe(deck[matched[index + 1] ?? -2]);
  }
  expect(matched.length / 2).toBeLessThanOrEqual(movesOf(state));
  expect(phase.kind === 'found' || phase.kind === 'complete').toBe(
    matched.length === 2 * LAYOUTS[difficulty].pairs,
  );
  expect(hintsLeft).toBeGreaterThanOrEqual(0);
  expect(hintsLeft).toBeLessThanOrEqual(HINTS);
  if (hintedSlot === null) return;
  expect([...matched, ...open]).not.toContain(hintedSlot);
  expect(['playing', 'paused']).toContain(phase.kind);
}

function checkView(state: MemoryState, view: MemoryView): void {
  const deck = deal(state.difficulty, state.seed);
  const up = state.phase.kind === 'paused' ? [] : openSlots(state);
  for (const [slot, { face }] of view.cards.entries()) {
    const isShown = state.matched.includes(slot) || up.includes(slot);
    expect(face).toBe(isShown ? deck[slot] : null);
  }
  const mayTurn = view.status === 'ready' || view.status === 'playing';
  if (!mayTurn || up.length === 2) expect(view.playable).toEqual([]);
  expect(view.stars === null).toBe(view.status !== 'complete');
}

function checkCourse(before: MemoryState, after: MemoryState, event: MemoryEvent): void {
  const [was, is] = [viewOf(before), viewOf(after)];
  if (before.phase.kind === 'loading') {
    expect(is).toMatchObject({ moves: 0, seconds: 0, pairsFound: 0, hintsLeft: HINTS });
    return;
  }
  expect(is.moves).toBeGreaterThanOrEqual(was.moves);
  expect(is.pairsFound).toBeGreaterThanOrEqual(was.pairsFound);
  expect(is.hintsLeft).toBeLessThanOrEqual(was.hintsLeft);
  expect(is.seconds).toBeGreaterThanOrEqual(was.seconds);
  if (was.status !== 'playing') expect(is.seconds).toBe(was.seconds);
  if (event.type === 'flip' && !was.playable.includes(event.slot)) expect(after).toBe(before);
}
