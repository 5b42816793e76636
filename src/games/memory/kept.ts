import {
  BEST_SCORES_KEY,
  formatBestScores,
  parseBestScores,
  type BestScores,
} from './best-scores.ts';
import { formatSoundChoice, parseSoundChoice, SOUND_KEY } from './sound-choice.ts';

/** How the best scores are kept on the device. */
export const KEPT_BEST_SCORES = {
  key: BEST_SCORES_KEY,
  parse(text: string | null): { readonly value: BestScores; readonly isIntact: boolean } {
    const { scores, isIntact } = parseBestScores(text);
    return { value: scores, isIntact };
  },
  format: formatBestScores,
};

/** How the choice between sound and silence is kept on the device. */
export const KEPT_SOUND_CHOICE = {
  key: SOUND_KEY,
  parse(text: string | null): { readonly value: boolean; readonly isIntact: boolean } {
    const { isOn, isIntact } = parseSoundChoice(text);
    return { value: isOn, isIntact };
  },
  format: formatSoundChoice,
};
