/** Where the choice between sound and silence is stored. */
export const SOUND_KEY = 'soundEnabled';

/** What a stored text says. */
export interface StoredSoundChoice {
  readonly isOn: boolean;
  /** False when the text was not understood and the default stands; the console should report it. */
  readonly isIntact: boolean;
}

/** Reads what was stored, whoever stored it; sound is on unless it was turned off. */
export function parseSoundChoice(text: string | null): StoredSoundChoice {
  return { isOn: text !== 'false', isIntact: text === null || text === 'true' || text === 'false' };
}

/** The text to be stored. */
export function formatSoundChoice(isOn: boolean): string {
  return String(isOn);
}
