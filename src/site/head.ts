import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '#i18n/languages.ts';
import { alternatesOf, canonicalUrl, documentTitle, titleWithSite } from './address.ts';
import { gameAbout } from './game-about.ts';
import { isPlayed, NOT_FOUND_TITLE, type Route, type RouteId, type TextRoute } from './routes.ts';
import { siteName } from './site.ts';
import { socialPictureOf } from './social-pictures.ts';

/** One element of a document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** What search engines show of a page, and the words by which they may find it. */
type HeadTexts = Pick<GameAbout, 'description' | 'keywords'>;

const TEXTS: Record<TextRoute['id'], HeadTexts> = {
  'captains-log': {
    description: msg`Battles won, best times, puzzles solved and a treasure map of stickers: the captain's log of the free pirate games stays on your own device.`,
    keywords: msg`game statistics, scores, achievements, stickers, pirate games`,
  },
  blog: {
    description: msg`Four articles on tic-tac-toe: five opening lessons, how to teach the game to children, its true history, and the fork that wins it.`,
    keywords: msg`tic tac toe strategy, tic tac toe history, teaching games to children, fork, openings`,
  },
  'daily-voyage': {
    description: msg`One free puzzle a day, the same for everybody: find the move that forces the win in tic-tac-toe or Connect-4. With an archive, without an account.`,
    keywords: msg`daily puzzle, tic tac toe puzzle, connect four puzzle, logic puzzle of the day, free browser games`,
  },
  contact: {
    description: msg`How to reach the crew of the free pirate games: addresses for questions, help and ideas, and answers to the most common questions.`,
    keywords: msg`contact, support, feedback, pirate games`,
  },
  'privacy-policy': {
    description: msg`The pirate games keep a few notes on your device and send nothing anywhere. Read what the notes are for, and what your cookie choice changes.`,
    keywords: msg`privacy policy, cookies, local storage, children`,
  },
  'terms-of-service': {
    description: msg`The terms for playing the free online pirate games, plain, short and fair: what you may do, who owns what, and what we cannot promise.`,
    keywords: msg`terms of service, free games`,
  },
  accessibility: {
    description: msg`How the pirate games are played by keyboard, screen reader and touch, how that is tested, and what is still missing.`,
    keywords: msg`accessibility, screen reader games, keyboard games`,
  },
  files: {
    description: msg`The configuration files behind this free games site, each explained and ready to copy, and how to keep your own site in sync with GitHub.`,
    keywords: msg`project files, configuration, source code`,
  },
};

/** What search engines show of a page. */
export function headTexts(route: Route): HeadTexts {
  return route.game === null ? TEXTS[route.id] : gameAbout(route.game);
}

/** What a page with a game tells a browser that runs no scripts. */
export const NO_SCRIPT = msg`The games need JavaScript. Everything else here can be read without it.`;

/** The notice of a page that has not come alive after a while, by the part of it that waits. */
const SLOW_START = {
  game: msg`This page is slow to wake. You can read it, but the games need a moment longer. If nothing changes, load the page again.`,
  buttons: msg`This page is slow to wake. You can read it, but its buttons need a moment longer. If nothing changes, load the page again.`,
} as const;
const LOAD_AGAIN = msg`Load the page again`;

/** Pages without a game whose own buttons do nothing without script: Read More, Send Message, Copy. */
const WITH_BUTTONS: readonly RouteId[] = ['blog', 'contact', 'files', 'captains-log'];

export interface SlowStart {
  readonly sentence: string;
  /** A link to the page itself: a way to load it again that needs no script. */
  readonly link: string;
  readonly address: string;
}

/** The notice of a page that has not come alive after a while; null where nothing on it waits. */
export function slowStartOf(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): SlowStart | null {
  if (route === null || (!isPlayed(route) && !WITH_BUTTONS.includes(route.id))) return null;
  return {
    sentence: i18n._(isPlayed(route) ? SLOW_START.game : SLOW_START.buttons),
    link: i18n._(LOAD_AGAIN),
    address: pathIn(language, route.path),
  };
}

/**
 * Everything the head of a prerendered page says about the page. A page that does not exist has no
 * address of its own: it is kept out of indexes and has neither canonical nor alternates.
 */
export function headElements(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly HeadElement[] {
  if (route === null) return unlistedHead(i18n, language, NOT_FOUND_TITLE);

  const title = documentTitle(i18n, language, route);
  const texts = headTexts(route);
  const description = i18n._(texts.description);
  return [
    titleElement(title),
    meta('description', description),
    meta('keywords', i18n._(texts.keywords)),
    link('canonical', canonicalUrl(language, route.path)),
    ...alternatesOf(route.path).map((alternate) =>
      link('alternate', alternate.address, alternate.language),
    ),
    ...openGraph(language, route, title, description),
    ...picture(i18n, route),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
}

/** The head of a page that no index should list. */
export function unlistedHead(
  i18n: I18n,
  language: LanguageCode,
  title: MessageDescriptor,
): readonly HeadElement[] {
  return [titleElement(titleWithSite(i18n, language, title)), meta('robots', 'noindex')];
}

function titleElement(text: string): HeadElement {
  return { tag: 'title', attributes: {}, text };
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
    property('og:url', canonicalUrl(language, route.path)),
    ...(own === undefined ? [] : [property('og:locale', own.openGraphLocale)]),
    ...others.map(({ openGraphLocale }) => property('og:locale:alternate', openGraphLocale)),
  ];
}

/** The picture shown beside a link to the page. */
function picture(i18n: I18n, route: Route): readonly HeadElement[] {
  const { address, width, height, type, alt } = socialPictureOf(route);
  return [
    property('og:image', address),
    property('og:image:type', type),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', i18n._(alt)),
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
