import { keep, type Codec } from './kept.ts';
import { browserStorage } from './storage.ts';

const SOUND_KEY = 'soundEnabled';

/** How the choice between sound and silence is stored; sound is on unless it was turned off. */
export const SOUND_CHOICE: Codec<boolean> = {
  key: SOUND_KEY,
  parse: (text) => ({
    value: text !== 'false',
    isIntact: text === null || text === 'true' || text === 'false',
  }),
  format: String,
};

/** Whether sound is on, as this browser keeps it. */
export const browserSoundChoice = keep(browserStorage, SOUND_CHOICE);
