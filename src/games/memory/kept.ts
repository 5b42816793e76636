import {
  BEST_SCORES_KEY,
  formatBestScores,
  parseBestScores,
  type BestScores,
} from './best-scores.ts';

/** How the best scores are kept on the device. */
export const KEPT_BEST_SCORES = {
  key: BEST_SCORES_KEY,
  parse(text: string | null): { readonly value: BestScores; readonly isIntact: boolean } {
    const { scores, isIntact } = parseBestScores(text);
    return { value: scores, isIntact };
  },
  format: formatBestScores,
};
