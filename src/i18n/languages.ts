/**
 * The languages that are switched on: the only list. Adding one is a line here and its catalogues
 * (docs/adding-a-language.md).
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr', openGraphLocale: 'en_GB' },
  { code: 'zh', name: '中文', direction: 'ltr', openGraphLocale: 'zh_CN' },
  { code: 'ur', name: 'اردو', direction: 'rtl', openGraphLocale: 'ur_PK' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', openGraphLocale: 'hi_IN' },
  { code: 'ar', name: 'العربية', direction: 'rtl', openGraphLocale: 'ar_AR' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', openGraphLocale: 'de_DE' },
  { code: 'es', name: 'Español', direction: 'ltr', openGraphLocale: 'es_ES' },
  { code: 'pt', name: 'Português', direction: 'ltr', openGraphLocale: 'pt_BR' },
  { code: 'ru', name: 'Русский', direction: 'ltr', openGraphLocale: 'ru_RU' },
] as const satisfies readonly LanguageEntry[];

interface LanguageEntry {
  readonly code: string;
  /** The language's name in its own words and script. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly openGraphLocale: string;
}

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
export type Language = LanguageEntry & { readonly code: LanguageCode };

/** The language of the source texts; its pages have no prefix. */
export const SOURCE_LANGUAGE: LanguageCode = 'en';

/** The entry of a code; an unknown code gives the source language. */
export function languageFor(code: string): Language {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}

/** What stands before every path of a language: '' or '/ar'. */
export function prefixOf(code: LanguageCode): string {
  return code === SOURCE_LANGUAGE ? '' : `/${code}`;
}

/** The address path of a route in a language: ('ar', '/blog') gives '/ar/blog', ('ar', '/') gives '/ar'. */
export function pathIn(code: LanguageCode, path: string): string {
  return withoutClosingSlash(prefixOf(code) + path);
}

/**
 * A path in the one form that the site uses: '/ar/' becomes '/ar', and '/ar/#games' becomes
 * '/ar#games'. '/' stays, and so does '//', which is no path of the site.
 */
export function withoutClosingSlash(path: string): string {
  return path.replace(/(?<=[^/])\/(?=$|[?#])/u, '');
}

/** The language whose prefix a path carries, else the source language. */
export function languageOfPath(pathname: string): Language {
  return languageFor(pathname.split('/')[1] ?? '');
}
