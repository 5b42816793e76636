import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  gameFacts,
  gamePath,
  GAMES,
  HOME_GAME,
  NAMED_GAMES,
  type GameId,
  type NamedGame,
} from '#games/catalogue.ts';
import type { CatalogueName } from '#i18n/catalogues.ts';
import { withoutClosingSlash } from '#i18n/languages.ts';
import { ARTICLES, documentOf } from '#content/articles.ts';
import { PROJECT_FILES } from '#content/project-files.ts';
import { gameNames } from './game-names.ts';

const TEXT_ROUTES = [
  {
    id: 'captains-log',
    path: '/captains-log',
    catalogue: 'captains-log',
    label: msg`Captain's log`,
    title: msg`Captain's log`,
    game: null,
    isInHeader: false,
  },
  {
    id: 'blog',
    path: '/blog',
    catalogue: 'blog',
    label: msg`Blog`,
    title: msg`The captain's blog`,
    documentTitle: msg`The captain's blog: tic-tac-toe strategy and history`,
    game: null,
    isInHeader: true,
    served: ARTICLES.map(({ id }) => documentOf(id)),
  },
  {
    id: 'daily-voyage',
    path: '/daily-voyage',
    catalogue: 'daily-voyage',
    label: msg`Daily voyage`,
    title: msg`Daily voyage`,
    game: null,
    isInHeader: false,
    hasBoard: true,
  },
  {
    id: 'contact',
    path: '/contact',
    catalogue: 'contact',
    label: msg`Contact`,
    title: msg`Contact`,
    game: null,
    isInHeader: false,
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    catalogue: 'legal',
    label: msg`Privacy`,
    title: msg`Privacy Policy`,
    game: null,
    isInHeader: false,
    served: ['privacy-policy'],
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    catalogue: 'legal',
    label: msg`Terms`,
    title: msg`Terms of Service`,
    game: null,
    isInHeader: false,
    served: ['terms-of-service'],
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    catalogue: 'legal',
    label: msg`Accessibility`,
    title: msg`Accessibility statement`,
    game: null,
    isInHeader: false,
    served: ['accessibility'],
  },
  {
    id: 'files',
    path: '/files',
    catalogue: 'files',
    label: msg`Project files`,
    title: msg`Project files`,
    game: null,
    isInHeader: false,
    served: PROJECT_FILES,
  },
] as const satisfies readonly (RouteEntry & { readonly game: null })[];

interface RouteEntry {
  readonly id: string;
  readonly path: string;
  /** The catalogue that the page loads beside the shell's. */
  readonly catalogue: CatalogueName;
  /** Its name in the navigation. */
  readonly label: MessageDescriptor;
  /** Its headline, and its name in breadcrumbs. */
  readonly title: MessageDescriptor;
  /** The document's title, before the site's name, where it says more than the headline. */
  readonly documentTitle?: MessageDescriptor;
  /** Whether there is a board on it though it is the page of no game. */
  readonly hasBoard?: boolean;
  /** Whether the header leads to it; the footer leads to every page. */
  readonly isInHeader: boolean;
  /** Names of the long texts that stand in the page's document and in none of its scripts. */
  readonly served?: readonly string[];
  /** Ids of pages whose code the browser may fetch ahead, when it has nothing else to do. */
  readonly prefetches?: readonly string[];
}

/** The page of a game. */
export type GameRoute = RouteEntry & {
  readonly id: 'home' | NamedGame;
  readonly game: GameId;
};

/** A page of its own, for none of the games. */
export type TextRoute = RouteEntry & {
  readonly id: (typeof TEXT_ROUTES)[number]['id'];
  readonly game: null;
};

export type Route = GameRoute | TextRoute;
export type RouteId = Route['id'];

/**
 * All pages: the only list. Navigation, prerendering, alternates and tests derive from it. Paths
 * are those of the source language; the other languages put their prefix before them.
 */
export const ROUTES: readonly Route[] = [...GAMES.map(({ id }) => gameRoute(id)), ...TEXT_ROUTES];

function gameRoute(game: GameId): GameRoute {
  const own = { path: gamePath(game), ...gameNames(game), game, isInHeader: true };
  if (game === HOME_GAME) return { id: 'home', catalogue: 'home', served: ['home-story'], ...own };
  const others = NAMED_GAMES.filter((other) => other !== game);
  const prefetches = gameFacts(game).prefetchesOthers === true ? others : [];
  return { id: game, catalogue: game, prefetches, ...own };
}

export const NOT_FOUND_TITLE = msg`Page not found`;

/** The id of the element that holds a page's game: where Play Now and "Skip to game" lead. */
export const GAME_ANCHOR = 'game';
export const GAME_SECTION_ANCHOR = 'game-section';

/** The collection panel on the home page, from which all other games are reached. */
export const COLLECTION_ANCHOR = 'pirate-games';
export const COLLECTION_ADDRESS = `/#${COLLECTION_ANCHOR}`;
export const COLLECTION_TITLE = msg`Pirate Games`;

/** The label of the link to the project's files, on the home page and in the folded menu. */
export const VIEW_FILES = msg`View Project Files`;

/** Whether a page holds something to play, so that "Skip to game" leads there. */
export function isPlayed(route: Route | null): boolean {
  return route !== null && (route.game !== null || route.hasBoard === true);
}

/** The route at a path without its language's prefix; null for an unknown path. */
export function routeAt(path: string): Route | null {
  return ROUTES.find((route) => route.path === withoutClosingSlash(path)) ?? null;
}

/** The route with an id. */
export function routeFor(id: RouteId): Route {
  const route = ROUTES.find((entry) => entry.id === id);
  if (route === undefined) throw new Error(`No route ${id}`);
  return route;
}
