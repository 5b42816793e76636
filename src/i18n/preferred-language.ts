import { LANGUAGES, type Language, type LanguageCode } from './languages.ts';

/**
 * The language that a browser would rather read than a page's: of all that it names, best first, the
 * first that the site speaks, whatever its region. Null when that is the page's own, or none.
 */
export function languageToOffer(
  shown: LanguageCode,
  preferences: readonly string[],
): Language | null {
  const first = preferredAmong(LANGUAGES, preferences);
  return first === null || first.code === shown ? null : first;
}

/** Of some languages the one that a browser names first, whatever its region; null when it names none of them. */
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
