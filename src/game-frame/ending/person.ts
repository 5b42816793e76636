import type { Outcome } from '#core/game.ts';
import type { Mode } from '#core/mode.ts';

/** The end of a game for one alone: whoever completes it has found the treasure. */
export const FOUND: Outcome = { kind: 'win', winner: 'second' };

/** How a battle ended for the person at the board; against the computer, a person is the first side. */
export type Standing = 'won' | 'lost' | 'drawn';

/** How a battle against the computer ended for the person; null between two people. */
export function standingOf(outcome: Outcome, mode: Mode): Standing | null {
  if (mode === 'two-players') return null;
  if (outcome.kind === 'draw') return 'drawn';
  return outcome.winner === 'first' ? 'won' : 'lost';
}

/** Whether an end is celebrated: every one but a person's loss. */
export function isCelebrated(outcome: Outcome | null, mode: Mode): outcome is Outcome {
  return outcome !== null && standingOf(outcome, mode) !== 'lost';
}
