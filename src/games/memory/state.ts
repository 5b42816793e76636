import type { Face } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import { deal, LAYOUTS } from './deck.ts';
import type { Combo } from './scoring.ts';

/** Where the game stands; played time passes in `playing` only. */
export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** The clock was last read at `sinceMs`; `ticks` counts the ticks since play last started. */
  | { readonly kind: 'playing'; readonly sinceMs: number; readonly ticks: number }
  | { readonly kind: 'paused' }
  /** All is found; when the last pair has been seen, the game is complete. */
  | { readonly kind: 'found' }
  | { readonly kind: 'complete' };

/** The cards that lie open without being matched. */
export type Turn =
  | { readonly kind: 'firstPick' }
  | { readonly kind: 'secondPick'; readonly slot: number }
  /** Both cards are up; `isSeen` once the second one has turned. */
  | {
      readonly kind: 'showing';
      readonly slots: readonly [number, number];
      readonly isSeen: boolean;
    };

/** A game of memory; slots are numbered from 0 in reading order. */
export interface MemoryState {
  readonly difficulty: Difficulty;
  /** The deck follows from it and the difficulty. */
  readonly seed: number;
  readonly phase: Phase;
  readonly turn: Turn;
  /** The slots of the pairs found. */
  readonly matched: readonly number[];
  /** The two cards of each move, in order. */
  readonly turns: readonly (readonly [number, number])[];
  readonly combo: Combo | null;
  readonly hintsLeft: number;
  readonly hintedSlot: number | null;
  /** Played time when the clock was last read. */
  readonly playedMs: number;
}

/** Played time at a moment that is not before the last reading of the clock. */
export function playedAt({ phase, playedMs }: MemoryState, atMs: number): number {
  return phase.kind === 'playing' ? playedMs + atMs - phase.sinceMs : playedMs;
}

/** The face in a slot; throws if there is no such slot. */
export function faceAt({ difficulty, seed }: MemoryState, slot: number): Face {
  const face = deal(difficulty, seed)[slot];
  if (face === undefined) throw new RangeError(`There is no slot ${slot}.`);
  return face;
}

/** The slots that lie open without being matched. */
export function openSlots({ turn }: MemoryState): readonly number[] {
  switch (turn.kind) {
    case 'firstPick':
      return [];
    case 'secondPick':
      return [turn.slot];
    case 'showing':
      return turn.slots;
    default:
      return turn satisfies never;
  }
}

/** The slots whose cards may be turned now. */
export function playableSlots(state: MemoryState): readonly number[] {
  const { phase, turn } = state;
  const isOpen = phase.kind === 'ready' || phase.kind === 'playing';
  return isOpen && turn.kind !== 'showing' ? slotsDown(state) : [];
}

/** The slots that a hint may point at now; empty when no hint is available. */
export function hintableSlots(state: MemoryState): readonly number[] {
  const { phase, hintsLeft, hintedSlot } = state;
  const isOpen = phase.kind === 'playing' && hintsLeft > 0 && hintedSlot === null;
  return isOpen ? slotsDown(state) : [];
}

/** A game that has begun and not ended keeps its difficulty. */
export function mayChangeDifficulty({ phase }: MemoryState): boolean {
  return phase.kind !== 'playing' && phase.kind !== 'paused';
}

/** How many moves have been made: two cards turned up are one. */
export function movesOf({ turns }: MemoryState): number {
  return turns.length;
}

/** How many pairs have been found. */
export function pairsFound({ matched }: MemoryState): number {
  return matched.length / 2;
}

function slotsDown(state: MemoryState): readonly number[] {
  const up = [...state.matched, ...openSlots(state)];
  const slots = Array.from({ length: 2 * LAYOUTS[state.difficulty].pairs }, (_, slot) => slot);
  return slots.filter((slot) => !up.includes(slot));
}
