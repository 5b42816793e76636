import { useLingui } from '#i18n/use-lingui.tsx';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { Standing } from './person.ts';

/** What is shown and said from a game's end on: fetched once `isUnderWay`, null until it is there. */
export function useEnding(isUnderWay: boolean) {
  const { code } = languageFor(useLingui().i18n.locale);
  return useLateModule(isUnderWay, () => load(code), warnOfEnding);
}

// Like the keyboard help, it has texts of its own, which no first load waits for.
async function load(language: LanguageCode) {
  const [{ Celebration, RaisedButton, PERSONAL_LINES }, i18n] = await Promise.all([
    import('./late.tsx'),
    lateTexts(language, 'ending'),
  ]);
  return {
    Celebration,
    RaisedButton,
    personalLine: (standing: Standing) => i18n._(PERSONAL_LINES[standing]),
  };
}

/** Banner, board and the button for the next game tell the result and lead on without it. */
export function warnOfEnding(cause: unknown): void {
  console.warn('No celebration is shown.', cause);
}
