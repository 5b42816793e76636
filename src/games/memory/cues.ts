import type { Face } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import { LAYOUTS } from './deck.ts';
import { multiplierOf, secondsOf, starsFor, type StarCount } from './scoring.ts';
import { faceAt, movesOf, pairsFound, type MemoryState } from './state.ts';

/**
 * What to report about a game: `turned` and `compared` when a card is turned up, then, when two cards have been
 * shown, one of `mismatched` and `matched`, with the last pair `finished`, and once it has been seen, `completed`.
 */
export type MemoryCue =
  | { readonly kind: 'dealt'; readonly difficulty: Difficulty }
  | { readonly kind: 'turned'; readonly slot: number; readonly face: Face }
  | {
      readonly kind: 'compared';
      readonly slots: readonly [number, number];
      readonly faces: readonly [Face, Face];
      readonly isMatch: boolean;
      /** Includes this pair if it is one. */
      readonly pairsFound: number;
      readonly pairs: number;
    }
  | { readonly kind: 'mismatched' }
  /** The multiplier of the combo, from 2 on; `null` without a combo. */
  | { readonly kind: 'matched'; readonly combo: number | null }
  /** The result counts, and is told later. */
  | ({ readonly kind: 'finished' } & Result)
  | ({ readonly kind: 'completed'; readonly stars: StarCount } & Result)
  | { readonly kind: 'hinted'; readonly slot: number; readonly hintsLeft: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' };

interface Result {
  readonly difficulty: Difficulty;
  readonly moves: number;
  readonly seconds: number;
}

/** What to report once one event has turned `before` into `after`. */
export function cuesBetween(before: MemoryState, after: MemoryState): readonly MemoryCue[] {
  if (before.phase.kind === 'found') return [completedCue(before)];
  if (after.phase.kind === 'loading') return [];
  // A game that was left comes with all its moves, and none of them is news.
  if (before.phase.kind === 'ready' && after.phase.kind === 'paused') return [{ kind: 'paused' }];
  return [
    phaseCue(before, after),
    after.turn.kind === before.turn.kind ? null : turnCue(before, after),
    hintCue(before, after),
    after.phase.kind === 'found' ? ({ kind: 'finished', ...resultOf(after) } as const) : null,
  ].filter((cue) => cue !== null);
}

function phaseCue({ phase: before }: MemoryState, after: MemoryState): MemoryCue | null {
  if (before.kind === 'loading') return { kind: 'dealt', difficulty: after.difficulty };
  if (before.kind === 'playing' && after.phase.kind === 'paused') return { kind: 'paused' };
  if (before.kind === 'paused' && after.phase.kind === 'playing') return { kind: 'resumed' };
  return null;
}

function turnCue(before: MemoryState, after: MemoryState): MemoryCue {
  const { turn } = after;
  switch (turn.kind) {
    case 'secondPick':
      return { kind: 'turned', slot: turn.slot, face: faceAt(after, turn.slot) };
    case 'showing':
      return comparedCue(turn.slots, after);
    case 'firstPick':
      return resolvedCue(before, after);
    default:
      return turn satisfies never;
  }
}

function comparedCue(slots: readonly [number, number], state: MemoryState): MemoryCue {
  const faces = [faceAt(state, slots[0]), faceAt(state, slots[1])] as const;
  const isMatch = faces[0] === faces[1];
  const found = pairsFound(state) + (isMatch ? 1 : 0);
  const { pairs } = LAYOUTS[state.difficulty];
  return { kind: 'compared', slots, faces, isMatch, pairsFound: found, pairs };
}

function resolvedCue(before: MemoryState, after: MemoryState): MemoryCue {
  if (pairsFound(after) === pairsFound(before)) return { kind: 'mismatched' };
  return { kind: 'matched', combo: multiplierOf(after.combo) };
}

/** With a new deck the end is told sooner. */
function completedCue(state: MemoryState): MemoryCue {
  const result = resultOf(state);
  const stars = starsFor(result.moves, LAYOUTS[result.difficulty].pairs);
  return { kind: 'completed', ...result, stars };
}

function resultOf(state: MemoryState): Result {
  const { difficulty, playedMs } = state;
  return { difficulty, moves: movesOf(state), seconds: secondsOf(playedMs) };
}

function hintCue(before: MemoryState, after: MemoryState): MemoryCue | null {
  const { hintedSlot, hintsLeft } = after;
  return hintedSlot === null || hintedSlot === before.hintedSlot
    ? null
    : { kind: 'hinted', slot: hintedSlot, hintsLeft };
}
