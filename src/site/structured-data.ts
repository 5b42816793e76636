import type { I18n, MessageDescriptor } from '@lingui/core';
import type { LanguageCode } from '#i18n/languages.ts';
import { ARTICLES } from '#content/articles.ts';
import { HOW_TO as CLASSIC_HOW_TO } from '#games/classic/how-to.ts';
import { HOW_TO as CONNECT_FOUR_HOW_TO } from '#games/connect-four/how-to.ts';
import { HOW_TO as MEMORY_HOW_TO } from '#games/memory/how-to.ts';
import { HOW_TO as PUZZLES_HOW_TO } from '#games/puzzles/how-to.ts';
import { HOW_TO as ULTIMATE_HOW_TO } from '#games/ultimate/how-to.ts';
import { FAQ } from './faq.ts';
import {
  COLLECTION_ADDRESS,
  COLLECTION_TITLE,
  routeFor,
  type Route,
  type RouteId,
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
  type HowTo,
  type PageContext,
  type Players,
  type StructuredData,
} from './schema-nodes.ts';
import { SITE } from './site.ts';

type Describe = (context: PageContext) => readonly StructuredData[];

const DESCRIPTIONS: Record<RouteId, Describe> = {
  home: (context) => [
    game(context, { minValue: 2, maxValue: 2 }),
    howToPlay(context, CLASSIC_HOW_TO),
    faqPage(context, FAQ),
    wayTo(context),
  ],
  'connect-four': gamePage({ minValue: 1, maxValue: 2 }, CONNECT_FOUR_HOW_TO),
  memory: gamePage({ minValue: 1, maxValue: 1 }, MEMORY_HOW_TO),
  ultimate: gamePage({ minValue: 1, maxValue: 2 }, ULTIMATE_HOW_TO),
  puzzles: gamePage({ minValue: 1, maxValue: 1 }, PUZZLES_HOW_TO),
  blog: (context) => [
    blog(context),
    ...ARTICLES.map((article) => blogPosting(context, article)),
    wayTo(context),
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
};

/** What a page tells search engines about itself. */
export function structuredData(
  i18n: I18n,
  language: LanguageCode,
  route: Route | null,
): readonly StructuredData[] {
  if (route === null) return [];
  const nodes = DESCRIPTIONS[route.id]({ i18n, language, route });
  return nodes.map((node) => ({ '@context': 'https://schema.org', ...node }));
}

function gamePage(players: Players, howTo: HowTo): Describe {
  return (context) => [
    game(context, players),
    howToPlay(context, howTo),
    wayTo(context, [[COLLECTION_TITLE, COLLECTION_ADDRESS]]),
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
