import { LANGUAGES, type Language, type LanguageCode } from './languages.ts';

/**
 * The language that a browser would rather read than a page's: of all that it names, best first, the
 * first that the site speaks, whatever its region. Null when that is the page's own, or none.
 */
export function languageToOffer(
  shown: LanguageCode,
  preferences: readonly string[],
): Language | null {
  const spoken = preferences.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return LANGUAGES.find(({ code }) => code === primary) ?? [];
  });
  const [first] = spoken;
  return first === undefined || first.code === shown ? null : first;
}
