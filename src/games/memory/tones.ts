import type { MemoryCue } from './cues.ts';

/** In equal temperament, A4 = 440 Hz, to a hundredth of a hertz. */
const NOTES_HZ = { Gs3: 207.65, C5: 523.25, E5: 659.26, G5: 783.99, C6: 1046.5, E6: 1318.51 };

/** A match is a C, its combo and the victory rise from there in C major; a mismatch is far below. */
export const SOUNDS = {
  match: [{ frequencyHz: NOTES_HZ.C5, startMs: 0, durationMs: 300 }],
  mismatch: [{ frequencyHz: NOTES_HZ.Gs3, startMs: 0, durationMs: 500 }],
  combo: rise([NOTES_HZ.C5, NOTES_HZ.E5, NOTES_HZ.G5]),
  victory: rise([NOTES_HZ.C5, NOTES_HZ.E5, NOTES_HZ.G5, NOTES_HZ.C6, NOTES_HZ.E6]),
} as const;

export type SoundName = keyof typeof SOUNDS;

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
    case 'hinted':
    case 'paused':
    case 'resumed':
      return null;
    default:
      return cue satisfies never;
  }
}

// Each note rings on a little into the next.
function rise(frequenciesHz: readonly number[]) {
  return frequenciesHz.map((frequencyHz, note) => ({
    frequencyHz,
    startMs: note * 120,
    durationMs: 200,
  }));
}
