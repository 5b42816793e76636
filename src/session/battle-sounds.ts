import type { Outcome, Seats } from '#core/game.ts';
import type { SeriesCue } from '#core/series.ts';
import type { SoundName } from '#core/sounds.ts';
import type { MovedCue } from './battle-game.ts';

/** The one sound of what has happened in a battle, but for a move, or `null`. */
export function soundOf<Position>(
  cue: Exclude<SeriesCue<Position>, MovedCue<Position>>,
  seats: Seats<unknown>,
): SoundName | null {
  switch (cue.kind) {
    case 'over':
      return soundOfResult(cue.outcome, seats);
    case 'undone':
    case 'redone':
    case 'begun':
    case 'thinking':
    case 'tallyReset':
      return null;
    default:
      return cue satisfies never;
  }
}

/** A victory of the computer is a loss for the person. */
function soundOfResult(outcome: Outcome, seats: Seats<unknown>): SoundName {
  if (outcome.kind === 'draw') return 'draw';
  return seats[outcome.winner].kind === 'computer' ? 'loss' : 'victory';
}
