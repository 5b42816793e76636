import type { I18n } from '@lingui/core';
import { pathIn, prefixOf, type LanguageCode } from '#i18n/languages.ts';
import { NOT_FOUND_TITLE, routeAt, type Route } from './routes.ts';
import { SITE, siteName } from './site.ts';

/** The document title of a page: its own title and the site's name; null is the page that is not found. */
export function documentTitle(i18n: I18n, language: LanguageCode, route: Route | null): string {
  return `${i18n._(route?.title ?? NOT_FOUND_TITLE)} | ${siteName(language)}`;
}

/** The full address of a path in a language. */
export function canonicalUrl(language: LanguageCode, path: string): string {
  return SITE.origin + pathIn(language, path);
}

/** The route that an address path shows in a language; null when it leads nowhere. */
export function routeOf(language: LanguageCode, pathname: string): Route | null {
  const prefix = prefixOf(language);
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return isInside ? routeAt(pathname.slice(prefix.length) || '/') : null;
}
