import { deal } from './deck.ts';
import { DIFFICULTIES, type Difficulty } from './difficulties.ts';
import { memoryMachine, SHOW_MS, type MemoryIntent, type MemoryTimeout } from './session.ts';
import { movesOf, type MemoryState } from './state.ts';

/** The slots of two cards. */
export type Slots = readonly [number, number];

/** The state after several events at one moment, in order. Scripted games are for tests only. */
export function happen(
  state: MemoryState,
  atMs: number,
  ...events: readonly (MemoryIntent | MemoryTimeout)[]
): MemoryState {
  return events.reduce((now, event) => memoryMachine.update(now, { ...event, atMs }), state);
}

/** The state after two cards have been turned at `atMs`. */
export function show(state: MemoryState, [first, second]: Slots, atMs: number): MemoryState {
  return happen(state, atMs, { type: 'flip', slot: first }, { type: 'flip', slot: second });
}

/** The state after two cards have been turned at `atMs` and shown for their time; with the last pair the end is told. */
export function turn(state: MemoryState, slots: Slots, atMs: number): MemoryState {
  const shown = show(state, slots, atMs);
  const move = movesOf(shown);
  return happen(shown, atMs + SHOW_MS, { type: 'resolve', move }, { type: 'tell' });
}

/** The state after pairs have been turned, one every second from `atMs`. */
export function turnAll(state: MemoryState, pairs: readonly Slots[], atMs = 0): MemoryState {
  return pairs.reduce((now, slots, index) => turn(now, slots, atMs + index * SHOW_MS), state);
}

/** Where the pairs of a deck lie, each slot once. */
export function pairsIn(difficulty: Difficulty, seed: number): readonly Slots[] {
  const waiting = new Map<string, number>();
  return deal(difficulty, seed).flatMap((face, slot): readonly Slots[] => {
    const partner = waiting.get(face);
    if (partner === undefined) {
      waiting.set(face, slot);
      return [];
    }
    waiting.delete(face);
    return [[partner, slot]];
  });
}

/** One of the pairs; throws if none has that index. */
export function pairAt(pairs: readonly Slots[], index: number): Slots {
  const slots = pairs[index];
  if (slots === undefined) throw new RangeError(`There is no pair ${index}.`);
  return slots;
}

/** Each difficulty in a row of its own, for tables of tests. */
export const EACH_DIFFICULTY = DIFFICULTIES.map((difficulty) => [difficulty] as const);
