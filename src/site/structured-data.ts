import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LanguageCode } from '#i18n/languages.ts';
import { HOW_TO as CLASSIC_HOW_TO } from '#games/classic/how-to.ts';
import { HOW_TO as CONNECT_FOUR_HOW_TO } from '#games/connect-four/how-to.ts';
import { HOW_TO as MEMORY_HOW_TO } from '#games/memory/how-to.ts';
import { HOW_TO as PUZZLES_HOW_TO } from '#games/puzzles/how-to.ts';
import { HOW_TO as ULTIMATE_HOW_TO } from '#games/ultimate/how-to.ts';
import { canonicalUrl } from './address.ts';
import { TEXTS } from './head.ts';
import {
  COLLECTION_ADDRESS,
  COLLECTION_TITLE,
  routeFor,
  type Route,
  type RouteId,
} from './routes.ts';
import { SITE, siteName } from './site.ts';

/** A node of JSON-LD in the vocabulary of https://schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface HowTo {
  readonly name: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
}

/** How many people can play. */
interface Players {
  readonly minValue: number;
  readonly maxValue: number;
}

type Describe = (i18n: I18n, language: LanguageCode, route: Route) => readonly StructuredData[];

const DESCRIPTIONS: Record<RouteId, Describe> = {
  home: (i18n, language, route) => [
    game(i18n, language, route, { minValue: 2, maxValue: 2 }),
    howToPlay(i18n, CLASSIC_HOW_TO),
    breadcrumbs(i18n, language, [
      [route.label, route.path],
      [route.title, route.path],
    ]),
  ],
  'connect-four': gamePage({ minValue: 1, maxValue: 2 }, CONNECT_FOUR_HOW_TO),
  memory: gamePage({ minValue: 1, maxValue: 1 }, MEMORY_HOW_TO),
  ultimate: gamePage({ minValue: 1, maxValue: 2 }, ULTIMATE_HOW_TO),
  puzzles: gamePage({ minValue: 1, maxValue: 1 }, PUZZLES_HOW_TO),
  blog: textPage,
  contact: textPage,
  'privacy-policy': textPage,
  'terms-of-service': textPage,
  accessibility: textPage,
  files: textPage,
};

/** What a page tells search engines about itself. */
export function structuredData(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly StructuredData[] {
  return route === null ? [] : DESCRIPTIONS[route.id](i18n, language, route);
}

function gamePage(players: Players, howTo: HowTo): Describe {
  return (i18n, language, route) => {
    const home = routeFor('home');
    return [
      game(i18n, language, route, players),
      howToPlay(i18n, howTo),
      breadcrumbs(i18n, language, [
        [home.label, home.path],
        [COLLECTION_TITLE, COLLECTION_ADDRESS],
        [route.title, route.path],
      ]),
    ];
  };
}

function textPage(i18n: I18n, language: LanguageCode, route: Route): readonly StructuredData[] {
  const home = routeFor('home');
  return [
    breadcrumbs(i18n, language, [
      [home.label, home.path],
      [route.title, route.path],
    ]),
  ];
}

function game(i18n: I18n, language: LanguageCode, route: Route, players: Players): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name: route.id === 'home' ? siteName(language) : i18n._(route.title),
    description: i18n._(TEXTS[route.id].description),
    url: canonicalUrl(language, route.path),
    inLanguage: language,
    genre: i18n._(msg`Board game`),
    gamePlatform: i18n._(msg`Web browser`),
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    numberOfPlayers: { '@type': 'QuantitativeValue', ...players },
    typicalAgeRange: `${SITE.minimumAgeYears}-`,
    isAccessibleForFree: SITE.price === 0,
    offers: { '@type': 'Offer', price: String(SITE.price), priceCurrency: SITE.priceCurrency },
    ...rating(),
  };
}

function rating(): StructuredData {
  if (!SITE.rating.isShown) return {};
  const { value, count } = SITE.rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: String(value),
      ratingCount: String(count),
      bestRating: '5',
    },
  };
}

function howToPlay(i18n: I18n, { name, steps }: HowTo): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: i18n._(name),
    step: steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: i18n._(text),
    })),
  };
}

function breadcrumbs(
  i18n: I18n,
  language: LanguageCode,
  trail: readonly (readonly [name: MessageDescriptor, path: string])[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: i18n._(name),
      item: canonicalUrl(language, path),
    })),
  };
}
