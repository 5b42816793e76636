import type { SoundName } from '#core/sounds.ts';
import type { MemoryCue } from './cues.ts';

/** The one sound of a cue, or `null`. */
export function soundOf(cue: MemoryCue): SoundName | null {
  switch (cue.kind) {
    case 'matched':
      return cue.combo === null ? 'match' : 'combo';
    case 'mismatched':
      return 'mismatch';
    case 'completed':
      return 'victory';
    case 'dealt':
    case 'turned':
    case 'compared':
    case 'finished':
    case 'hinted':
    case 'paused':
    case 'resumed':
      return null;
    default:
      return cue satisfies never;
  }
}
