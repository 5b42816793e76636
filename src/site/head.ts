import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LANGUAGES, SOURCE_LANGUAGE, type LanguageCode } from '#i18n/languages.ts';
import { canonicalUrl, documentTitle } from './address.ts';
import type { Route, RouteId } from './routes.ts';
import { siteName } from './site.ts';

/** One element of a document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const TEXTS: Record<RouteId, { description: MessageDescriptor; keywords: MessageDescriptor }> = {
  home: {
    description: msg`Play pirate tic-tac-toe free in your browser: skulls against treasure chests, two players on one screen, no download and no account.`,
    keywords: msg`tic tac toe, free tic tac toe game, pirate games, two player games, noughts and crosses, browser games`,
  },
};

/**
 * Everything the head of a prerendered page says about the page. A page that does not exist has no
 * address of its own: it is kept out of indexes and has neither canonical nor alternates.
 */
export function headElements(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly HeadElement[] {
  const title = documentTitle(i18n, language, route);
  const titleElement: HeadElement = { tag: 'title', attributes: {}, text: title };
  if (route === null) return [titleElement, meta('robots', 'noindex')];

  const texts = TEXTS[route.id];
  const description = i18n._(texts.description);
  return [
    titleElement,
    meta('description', description),
    meta('keywords', i18n._(texts.keywords)),
    link('canonical', canonicalUrl(language, route)),
    ...alternates(route),
    ...openGraph(language, route, title, description),
    meta('twitter:card', 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
}

function alternates(route: Route): readonly HeadElement[] {
  return [
    ...LANGUAGES.map(({ code }) => link('alternate', canonicalUrl(code, route), code)),
    link('alternate', canonicalUrl(SOURCE_LANGUAGE, route), 'x-default'),
  ];
}

function openGraph(
  language: LanguageCode,
  route: Route,
  title: string,
  description: string,
): readonly HeadElement[] {
  const others = LANGUAGES.filter(({ code }) => code !== language);
  const own = LANGUAGES.find(({ code }) => code === language);
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName(language)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalUrl(language, route)),
    ...(own === undefined ? [] : [property('og:locale', own.openGraphLocale)]),
    ...others.map(({ openGraphLocale }) => property('og:locale:alternate', openGraphLocale)),
  ];
}

function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadElement {
  return {
    tag: 'link',
    attributes: { rel, href, ...(hreflang === undefined ? {} : { hreflang }) },
  };
}
