import type { Machine, WaitTask } from '#core/machine.ts';
import { pick, random } from '#core/random.ts';
import { cuesBetween, type MemoryCue } from './cues.ts';
import { LAYOUTS } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import { comboAfterMatch } from './scoring.ts';
import type { MemoryState } from './state.ts';
import {
  faceAt,
  hintableSlots,
  mayChangeDifficulty,
  movesOf,
  pairsFound,
  playableSlots,
  playedAt,
} from './state.ts';

/** How long a card takes to turn. */
export const TURN_MS = 320;
/** How long two cards stay up before they are matched or turned back. */
export const SHOW_MS = 1000;
/** How long the last pair is seen alone: it hops for 300 ms, and 1.2 s are quiet. */
export const QUIET_MS = 1500;
/** How long a hint points at a card. */
export const HINT_MS = 2000;
/** How long a new deck takes to be dealt. */
export const LOADING_MS = 300;
/** How many hints a game has. */
export const HINTS = 3;

/** What a person does. */
export type MemoryIntent =
  | { readonly type: 'flip'; readonly slot: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'hint'; readonly seed: number }
  | { readonly type: 'newGame'; readonly seed: number }
  /** Puts a game that was left on the table, where none has begun. */
  | { readonly type: 'goOn'; readonly left: PausedGame }
  | { readonly type: 'changeDifficulty'; readonly difficulty: Difficulty; readonly seed: number };

/** A game that waits to be resumed. */
export type PausedGame = MemoryState & { readonly phase: { readonly kind: 'paused' } };

/** The event that ends a wait. It names what was waited for, so a late one is ignored; a late tick does no harm, and the end is told once. */
export type MemoryTimeout =
  | { readonly type: 'deal'; readonly seed: number }
  | { readonly type: 'see'; readonly move: number }
  | { readonly type: 'resolve'; readonly move: number }
  | { readonly type: 'tell' }
  | { readonly type: 'endHint'; readonly hintsLeft: number }
  | { readonly type: 'tick' };

/** What happens to a game, stamped with milliseconds of a clock that never goes back. */
export type MemoryEvent = (MemoryIntent | MemoryTimeout) & { readonly atMs: number };

/** What a game waits for; the code that waits stamps the event. */
export type MemoryTask = WaitTask<MemoryTimeout>;

/** The session of memory: one game after the other, on one table. */
export const memoryMachine: Machine<MemoryState, MemoryEvent, MemoryTask, MemoryCue> = {
  update,
  tasks,
  cues: cuesBetween,
};

/** A game whose cards lie ready. */
export function startMemory(difficulty: Difficulty, seed: number): MemoryState {
  return {
    difficulty,
    seed,
    phase: { kind: 'ready' },
    turn: { kind: 'firstPick' },
    matched: [],
    turns: [],
    combo: null,
    hintsLeft: HINTS,
    hintedSlot: null,
    playedMs: 0,
  };
}

function update(state: MemoryState, event: MemoryEvent): MemoryState {
  const { turn } = state;
  switch (event.type) {
    case 'newGame':
      return dealAnew(state.difficulty, event.seed);
    case 'goOn':
      return state.phase.kind === 'ready' ? event.left : state;
    case 'changeDifficulty':
      return mayChangeDifficulty(state) && event.difficulty !== state.difficulty
        ? dealAnew(event.difficulty, event.seed)
        : state;
    case 'deal':
      return state.phase.kind === 'loading' && state.seed === event.seed
        ? { ...state, phase: { kind: 'ready' } }
        : state;
    case 'flip':
      return playableSlots(state).includes(event.slot)
        ? flip(begun(state, event.atMs), event.slot)
        : state;
    case 'see':
      return turn.kind === 'showing' && movesOf(state) === event.move
        ? { ...state, turn: { ...turn, isSeen: true } }
        : state;
    case 'resolve':
      return state.phase.kind === 'playing' && movesOf(state) === event.move
        ? resolve(state, event.atMs)
        : state;
    case 'tell':
      return state.phase.kind === 'found' ? { ...state, phase: { kind: 'complete' } } : state;
    case 'tick':
      return readClock(state, event.atMs);
    case 'pause':
      return state.phase.kind === 'playing' ? stopped(state, event.atMs, 'paused') : state;
    case 'resume':
      return state.phase.kind === 'paused' ? running(state, event.atMs) : state;
    case 'hint':
      return hint(state, event.seed);
    case 'endHint':
      return state.hintsLeft === event.hintsLeft ? withoutHint(state) : state;
    default:
      return event satisfies never;
  }
}

// A paused game waits for nothing: afterwards cards and hint are shown for their whole time.
function tasks(state: MemoryState): readonly MemoryTask[] {
  const { phase, seed, turn, hintedSlot, hintsLeft, playedMs } = state;
  if (phase.kind === 'loading') return [wait(seed, LOADING_MS, { type: 'deal', seed })];
  if (phase.kind === 'found') return [wait(seed, QUIET_MS, { type: 'tell' })];
  if (phase.kind !== 'playing') return [];
  const waiting = [wait(`${seed}:${phase.ticks}`, untilNextSecond(playedMs), { type: 'tick' })];
  if (turn.kind === 'showing') {
    const move = movesOf(state);
    waiting.push(wait(`${seed}:${move}`, SHOW_MS, { type: 'resolve', move }));
    if (!turn.isSeen) waiting.push(wait(`${seed}:${move}`, TURN_MS, { type: 'see', move }));
  }
  if (hintedSlot !== null) {
    waiting.push(wait(`${seed}:${hintsLeft}`, HINT_MS, { type: 'endHint', hintsLeft }));
  }
  return waiting;
}

function wait(of: string | number, ms: number, event: MemoryTimeout): MemoryTask {
  return { key: `${event.type} ${of}`, kind: 'wait', ms, event };
}

// Rounded up, since timers drop fractions of a millisecond.
function untilNextSecond(playedMs: number): number {
  return Math.ceil(1000 - (playedMs % 1000));
}

function dealAnew(difficulty: Difficulty, seed: number): MemoryState {
  return { ...startMemory(difficulty, seed), phase: { kind: 'loading' } };
}

function begun(state: MemoryState, atMs: number): MemoryState {
  return state.phase.kind === 'ready' ? running(state, atMs) : state;
}

function running(state: MemoryState, atMs: number): MemoryState {
  return { ...state, phase: { kind: 'playing', sinceMs: atMs, ticks: 0 } };
}

function stopped(state: MemoryState, atMs: number, kind: 'paused' | 'found'): MemoryState {
  return { ...state, phase: { kind }, playedMs: playedAt(state, atMs) };
}

// The tick count makes the next wait a new one, even where a coarse clock has not moved.
function readClock(state: MemoryState, atMs: number): MemoryState {
  const { phase } = state;
  if (phase.kind !== 'playing') return state;
  return {
    ...state,
    phase: { ...phase, sinceMs: atMs, ticks: phase.ticks + 1 },
    playedMs: playedAt(state, atMs),
  };
}

function flip(state: MemoryState, slot: number): MemoryState {
  const { turn, turns } = state;
  const flipped = state.hintedSlot === slot ? withoutHint(state) : state;
  if (turn.kind !== 'secondPick') return { ...flipped, turn: { kind: 'secondPick', slot } };
  const slots = [turn.slot, slot] as const;
  return { ...flipped, turn: { kind: 'showing', slots, isSeen: false }, turns: [...turns, slots] };
}

function resolve(state: MemoryState, atMs: number): MemoryState {
  const { turn, matched, difficulty } = state;
  if (turn.kind !== 'showing') return state;
  const [first, second] = turn.slots;
  const next: MemoryState = { ...state, turn: { kind: 'firstPick' } };
  if (faceAt(state, first) !== faceAt(state, second)) return { ...next, combo: null };
  const found: MemoryState = {
    ...next,
    matched: [...matched, first, second],
    combo: comboAfterMatch(state.combo, playedAt(state, atMs)),
  };
  return pairsFound(found) === LAYOUTS[difficulty].pairs ? stopped(found, atMs, 'found') : found;
}

function hint(state: MemoryState, seed: number): MemoryState {
  const slots = hintableSlots(state);
  if (slots.length === 0) return state;
  return { ...state, hintedSlot: pick(slots, random(seed)), hintsLeft: state.hintsLeft - 1 };
}

function withoutHint(state: MemoryState): MemoryState {
  return state.hintedSlot === null ? state : { ...state, hintedSlot: null };
}
