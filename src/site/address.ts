import type { I18n, MessageDescriptor } from '@lingui/core';
import {
  LANGUAGES,
  pathIn,
  prefixOf,
  SOURCE_LANGUAGE,
  type LanguageCode,
} from '#i18n/languages.ts';
import { NOT_FOUND_TITLE, routeAt, type Route } from './routes.ts';
import { SITE, siteName } from './site.ts';

/** The document title of a page, with the site's name; null stands for the not-found page. */
export function documentTitle(i18n: I18n, language: LanguageCode, route: Route | null): string {
  return titleWithSite(i18n, language, route?.documentTitle ?? route?.title ?? NOT_FOUND_TITLE);
}

/** A title as it stands in tabs and search results: with the site's name behind it. */
export function titleWithSite(
  i18n: I18n,
  language: LanguageCode,
  title: MessageDescriptor,
): string {
  return `${i18n._(title)} | ${siteName(language)}`;
}

/** The full address of a path in a language. */
export function canonicalUrl(language: LanguageCode, path: string): string {
  return SITE.origin + pathIn(language, path);
}

/** A page in one language, for people who read that language. */
export interface Alternate {
  /** A language's code, or `x-default` for everybody else. */
  readonly language: LanguageCode | 'x-default';
  readonly address: string;
}

/** The page at a path in every language, and the source language for all others. */
export function alternatesOf(path: string): readonly Alternate[] {
  return [
    ...LANGUAGES.map(({ code }) => ({ language: code, address: canonicalUrl(code, path) })),
    { language: 'x-default', address: canonicalUrl(SOURCE_LANGUAGE, path) },
  ];
}

/**
 * The path of a page that a host has sent. The requested path may be written otherwise
 * (`/blog.html`, `/%62log`), so the page's canonical address decides. A page without one, which is
 * the not-found page, stands at the requested path.
 */
export function pathOfSent(canonical: string | null, asked: string): string {
  return canonical === null ? asked : new URL(canonical).pathname;
}

/** The route that an address path shows in a language; null when it leads nowhere. */
export function routeOf(language: LanguageCode, pathname: string): Route | null {
  const prefix = prefixOf(language);
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return isInside ? routeAt(pathname.slice(prefix.length) || '/') : null;
}
