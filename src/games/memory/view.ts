import type { Face } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import { deal, LAYOUTS } from './deck.ts';
import { multiplierOf, secondsOf, starsFor, type StarCount } from './scoring.ts';
import {
  hintableSlots,
  mayChangeDifficulty,
  movesOf,
  openSlots,
  pairsFound,
  playableSlots,
  type MemoryState,
  type Phase,
} from './state.ts';

/** A card as a player sees it: one that is down has no face. */
export type CardView =
  | { readonly phase: 'down'; readonly face: null }
  | { readonly phase: 'up' | 'matched'; readonly face: Face };

/** How two cards that are up go together. */
export type Verdict = 'pair' | 'miss';

/** Everything a screen draws of a game, and nothing about a card that is down. */
export interface MemoryView {
  readonly status: Phase['kind'];
  readonly difficulty: Difficulty;
  readonly columns: number;
  /** In reading order; while paused the cards that are up are covered. */
  readonly cards: readonly CardView[];
  /** The slots whose cards may be turned now. */
  readonly playable: readonly number[];
  /** The slot that the hint points at; none while paused. */
  readonly hintedSlot: number | null;
  /** A move counts once its second card has turned. */
  readonly moves: number;
  readonly seconds: number;
  readonly pairsFound: number;
  readonly pairs: number;
  /** The multiplier, from 2 on; `null` without a combo. */
  readonly combo: number | null;
  /** Played time of the last match while no mismatch has come after it: one soon after makes the combo longer. */
  readonly comboSince: number | null;
  readonly hintsLeft: number;
  /** `null` exactly while the game is not complete, which it is when the last pair has been seen. */
  readonly stars: StarCount | null;
  readonly mayHint: boolean;
  readonly mayChangeDifficulty: boolean;
}

/** What a player may see of a game. */
export function viewOf(state: MemoryState): MemoryView {
  const { phase, difficulty, turn, hintsLeft } = state;
  const moves = movesOf(state) - (turn.kind === 'showing' && !turn.isSeen ? 1 : 0);
  const { pairs, columns } = LAYOUTS[difficulty];
  return {
    status: phase.kind,
    difficulty,
    columns,
    cards: cardsOf(state),
    playable: playableSlots(state),
    hintedSlot: phase.kind === 'paused' ? null : state.hintedSlot,
    moves,
    seconds: secondsOf(state.playedMs),
    pairsFound: pairsFound(state),
    pairs,
    combo: multiplierOf(state.combo),
    comboSince: state.combo?.lastMatchMs ?? null,
    hintsLeft,
    stars: phase.kind === 'complete' ? starsFor(moves, pairs) : null,
    mayHint: hintableSlots(state).length > 0,
    mayChangeDifficulty: mayChangeDifficulty(state),
  };
}

function cardsOf(state: MemoryState): readonly CardView[] {
  const up = state.phase.kind === 'paused' ? [] : openSlots(state);
  return deal(state.difficulty, state.seed).map((face, slot) => {
    if (state.matched.includes(slot)) return { phase: 'matched', face };
    return up.includes(slot) ? { phase: 'up', face } : { phase: 'down', face: null };
  });
}
