import type { SoundName } from '#core/sounds.ts';
import type { PuzzlesCue } from './session.ts';

/** The one sound of a cue, or `null`. */
export function soundOf(cue: PuzzlesCue): SoundName | null {
  switch (cue.kind) {
    case 'solved':
      return 'match';
    case 'allSolved':
      return 'victory';
    case 'missed':
      return 'mismatch';
    case 'shown':
    case 'startedOver':
      return 'sail';
    case 'answered':
    case 'reset':
    case 'hinted':
      return null;
    default:
      return cue satisfies never;
  }
}
