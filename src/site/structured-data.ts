import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LanguageCode } from '#i18n/languages.ts';
import { canonicalUrl } from './address.ts';
import type { Route, RouteId } from './routes.ts';
import { SITE, siteName } from './site.ts';

/** A node of JSON-LD in the vocabulary of https://schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

type Describe = (i18n: I18n, language: LanguageCode, route: Route) => readonly StructuredData[];

const DESCRIPTIONS: Record<RouteId, Describe> = {
  home: (i18n, language, route) => [
    game(i18n, language, route),
    howToPlay(i18n),
    breadcrumbs(i18n, language, route),
  ],
};

/** What a page tells search engines about itself. */
export function structuredData(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly StructuredData[] {
  return route === null ? [] : DESCRIPTIONS[route.id](i18n, language, route);
}

function game(i18n: I18n, language: LanguageCode, route: Route): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name: siteName(language),
    description: i18n._(
      msg`Classic tic-tac-toe for two on one screen: Skull Pirates against Treasure Hunters.`,
    ),
    url: canonicalUrl(language, route),
    inLanguage: language,
    genre: i18n._(msg`Board game`),
    gamePlatform: i18n._(msg`Web browser`),
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
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

function howToPlay(i18n: I18n): StructuredData {
  const steps = [
    msg`Skull Pirates open: choose any of the nine squares.`,
    msg`Take turns, and block your rival's two in a line.`,
    msg`Three of your symbols across, down or corner to corner win the battle.`,
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: i18n._(msg`How to play tic-tac-toe`),
    step: steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: i18n._(text),
    })),
  };
}

function breadcrumbs(i18n: I18n, language: LanguageCode, route: Route): StructuredData {
  const trail = [route.label, route.title];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: i18n._(name),
      item: canonicalUrl(language, route),
    })),
  };
}
