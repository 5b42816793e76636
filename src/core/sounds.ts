/** One note of a sound; times count from the start of the sound. */
export interface Tone {
  readonly frequencyHz: number;
  /** Where the note has glided to at its end, if it glides. */
  readonly toHz?: number;
  readonly startMs: number;
  readonly durationMs: number;
  /** Its loudness, from 0 to 1; notes that sound at once share the 1. */
  readonly level: number;
  /** A rush of air around the frequency instead of a note. */
  readonly isNoise?: true;
}

/** In equal temperament, A4 = 440 Hz, to a hundredth of a hertz. */
const NOTES_HZ = { Gs3: 207.65, C5: 523.25, E5: 659.26, G5: 783.99, C6: 1046.5, E6: 1318.51 };

/** Every sound of the games. A match is a C, combo and victory rise from there in C major; a mismatch is far below. */
export const SOUNDS = {
  /** A piece is put on a board. */
  knock: [note(180, 60)],
  /** A coin has dropped. */
  plunk: [{ ...note(300, 140), toHz: 140 }],
  /** A small board is won. */
  bell: together(400, 880, 1320),
  /** A page is turned. */
  sail: [{ ...note(1400, 240), toHz: 420, isNoise: true }],
  match: [note(NOTES_HZ.C5, 300)],
  mismatch: [note(NOTES_HZ.Gs3, 500)],
  combo: rise(NOTES_HZ.C5, NOTES_HZ.E5, NOTES_HZ.G5),
  victory: rise(NOTES_HZ.C5, NOTES_HZ.E5, NOTES_HZ.G5, NOTES_HZ.C6, NOTES_HZ.E6),
  draw: together(300, 330, 415),
  /** The computer has won. */
  loss: [392, 330, 262].map((frequencyHz, index) => ({
    ...note(frequencyHz, 150),
    startMs: index * 150,
    level: 0.5,
  })),
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

function note(frequencyHz: number, durationMs: number): Tone {
  return { frequencyHz, startMs: 0, durationMs, level: 1 };
}

function together(durationMs: number, ...frequenciesHz: readonly number[]): readonly Tone[] {
  const level = 1 / frequenciesHz.length;
  return frequenciesHz.map((frequencyHz) => ({ ...note(frequencyHz, durationMs), level }));
}

// Each note rings on a little into the next.
function rise(...frequenciesHz: readonly number[]): readonly Tone[] {
  return frequenciesHz.map((frequencyHz, index) => ({
    ...note(frequencyHz, 200),
    startMs: index * 120,
    level: 0.5,
  }));
}
