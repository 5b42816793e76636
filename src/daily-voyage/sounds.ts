import type { SoundName } from '#core/sounds.ts';
import type { VoyageCue } from './session.ts';

/** The one sound of a cue, or `null`. */
export function soundOf(cue: VoyageCue): SoundName | null {
  switch (cue.kind) {
    case 'moved':
      return 'match';
    case 'solved':
      return 'victory';
    case 'missed':
      return 'mismatch';
    case 'drawn':
    case 'answered':
      return null;
    default:
      return cue satisfies never;
  }
}
