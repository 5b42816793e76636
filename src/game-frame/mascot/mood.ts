import type { Outcome } from '#core/game.ts';
import type { Mode } from '#core/mode.ts';
import { standingOf } from '#game-frame/ending/person.ts';

/** What the mascot does while a person plays against the computer. */
export type Mood = 'watching' | 'thinking' | 'cheering' | 'consoling';

interface Moment {
  readonly mode: Mode;
  readonly outcome: Outcome | null;
  /** The computer is to move. */
  readonly isThinking: boolean;
}

/** The mascot's mood at a moment of a battle; null between two people, who need no company. */
export function moodOf({ mode, outcome, isThinking }: Moment): Mood | null {
  if (mode === 'two-players') return null;
  if (outcome === null) return isThinking ? 'thinking' : 'watching';
  return standingOf(outcome, mode) === 'lost' ? 'consoling' : 'cheering';
}
