import type { SoundName } from '#core/sounds.ts';
import type { ClassicCue } from './session.ts';

/** The one sound of a cue, or `null`; of two people at one device one has always won. */
export function soundOf(cue: ClassicCue): SoundName | null {
  if (cue.kind === 'moved') return 'knock';
  if (cue.kind !== 'over') return null;
  return cue.outcome.kind === 'win' ? 'victory' : 'draw';
}
