import { lateTexts } from '#i18n/format.ts';
import { languageFor } from '#i18n/languages.ts';

/**
 * What reviews a battle, with its texts in the language of a locale; the page's own formatter has those of the board.
 * The page names this file alone, so that its first load does not list all that a review is made of.
 */
export async function lateReview(locale: string) {
  const [{ ReviewButton, BattleReview }, texts] = await Promise.all([
    import('./review.tsx'),
    lateTexts(languageFor(locale).code, 'review'),
  ]);
  return { ReviewButton, BattleReview, texts };
}
