/** Where the choice between sound and silence is stored. */
export const SOUND_KEY = 'soundEnabled';

/** What a stored text says. */
export interface StoredSoundChoice {
  readonly isOn: boolean;
  /** False when the text was not understood and the default stands, which the console is to hear. */
  readonly isIntact: boolean;
}

/** Reads what was stored, by whatever hand; sound is on unless it was turned off. */
export function parseSoundChoice(text: string | null): StoredSoundChoice {
  return { isOn: text !== 'false', isIntact: text === null || text === 'true' || text === 'false' };
}

/** The text to be stored. */
export function formatSoundChoice(isOn: boolean): string {
  return String(isOn);
}
