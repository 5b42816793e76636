import { LANGUAGES, type Language, type LanguageCode } from './languages.ts';

/**
 * The language that a browser prefers to the page's: the first of those it names, best first, that
 * the site speaks, whatever its region. Null when that is the page's own, or none.
 */
export function languageToOffer(
  shown: LanguageCode,
  preferences: readonly string[],
): Language | null {
  const first = preferredAmong(LANGUAGES, preferences);
  return first === null || first.code === shown ? null : first;
}

/** The language among these that a browser names first, whatever its region; null when it names none. */
export function preferredAmong(
  languages: readonly Language[],
  preferences: readonly string[],
): Language | null {
  for (const tag of preferences) {
    const [primary = ''] = tag.toLowerCase().split('-');
    const language = languages.find(({ code }) => code === primary);
    if (language !== undefined) return language;
  }
  return null;
}
