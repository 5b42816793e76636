import type { I18n, MessageDescriptor } from '@lingui/core';
import type { LanguageCode } from '#i18n/languages.ts';
import { ARTICLES } from '#content/articles.ts';
import { gameFacts } from '#games/catalogue.ts';
import { FAQ } from './faq.ts';
import { gameAbout } from './game-about.ts';
import {
  COLLECTION_ADDRESS,
  COLLECTION_TITLE,
  routeFor,
  type GameRoute,
  type Route,
  type TextRoute,
} from './routes.ts';
import {
  blog,
  blogPosting,
  breadcrumbs,
  crew,
  faqPage,
  game,
  howToPlay,
  textPage,
  type PageContext,
  type StructuredData,
} from './schema-nodes.ts';
import { SITE } from './site.ts';

type Describe = (context: PageContext) => readonly StructuredData[];

const DESCRIPTIONS: Record<TextRoute['id'], Describe> = {
  blog: (context) => [
    blog(context),
    ...ARTICLES.map((article) => blogPosting(context, article)),
    wayTo(context),
  ],
  'daily-voyage': (context) => [
    textPage(context, 'WebPage'),
    wayTo(context, [[COLLECTION_TITLE, COLLECTION_ADDRESS]]),
  ],
  contact: (context) => [
    {
      ...textPage(context, 'ContactPage'),
      mainEntity: { ...crew(context.language), email: SITE.addresses.general },
    },
    wayTo(context),
  ],
  'privacy-policy': plainPage,
  'terms-of-service': plainPage,
  accessibility: plainPage,
  files: plainPage,
  'captains-log': plainPage,
};

/** What a page tells search engines about itself. */
export function structuredData(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly StructuredData[] {
  if (route === null) return [];
  const context = { i18n, language, route };
  const nodes = route.game === null ? DESCRIPTIONS[route.id](context) : aboutGame(context, route);
  return nodes.map((node) => ({ '@context': 'https://schema.org', ...node }));
}

function aboutGame(context: PageContext, route: GameRoute): readonly StructuredData[] {
  const isHome = route.id === 'home';
  return [
    game(context, gameFacts(route.game)),
    howToPlay(context, gameAbout(route.game).howTo),
    ...(isHome ? [faqPage(context, FAQ)] : []),
    wayTo(context, isHome ? [] : [[COLLECTION_TITLE, COLLECTION_ADDRESS]]),
  ];
}

function plainPage(context: PageContext): readonly StructuredData[] {
  return [textPage(context, 'WebPage'), wayTo(context)];
}

/** The trail from home to the page, by way of what lies between. */
function wayTo(
  context: PageContext,
  between: readonly (readonly [name: MessageDescriptor, path: string])[] = [],
): StructuredData {
  const home = routeFor('home');
  const { title, path } = context.route;
  return breadcrumbs(context, [[home.label, home.path], ...between, [title, path]]);
}
