import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFacts, GameSteps } from '#games/parts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Article } from '#content/articles.ts';
import { canonicalUrl } from './address.ts';
import { ARTICLE_WORDS, CATEGORY_NAMES } from './articles.ts';
import type { FaqEntry } from './faq.ts';
import { headTexts } from './head.ts';
import { lastModified } from './last-modified.ts';
import type { Route } from './routes.ts';
import { SITE, siteName } from './site.ts';
import { socialPictureOf } from './social-pictures.ts';

/** A node of JSON-LD in the vocabulary of https://schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A page as it is read: its words, its address and its language. */
export interface PageContext {
  readonly i18n: I18n;
  readonly language: LanguageCode;
  readonly route: Route;
}

/** A game, as a free offer where it costs nothing. */
export function game(context: PageContext, { players }: GameFacts): StructuredData {
  const { i18n, language, route } = context;
  return {
    '@type': ['VideoGame', 'WebApplication'],
    ...page(context),
    name: route.id === 'home' ? siteName(language) : i18n._(route.title),
    image: socialPictureOf(route).address,
    genre: i18n._(msg`Board game`),
    gamePlatform: i18n._(msg`Web browser`),
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    numberOfPlayers: {
      '@type': 'QuantitativeValue',
      minValue: players.fewest,
      maxValue: players.most,
    },
    isAccessibleForFree: SITE.price === 0,
    offers: { '@type': 'Offer', price: String(SITE.price), priceCurrency: SITE.priceCurrency },
    ...minimumAge(),
    ...rating(route),
  };
}

function minimumAge(): StructuredData {
  const { isShown, years } = SITE.minimumAge;
  return isShown ? { typicalAgeRange: `${years}-` } : {};
}

// The votes are for the site as a whole, which its home page stands for.
function rating({ id }: Route): StructuredData {
  if (id !== 'home' || !SITE.rating.isShown) return {};
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

/** How a game is played, step by step. */
export function howToPlay({ i18n }: PageContext, { name, steps }: GameSteps): StructuredData {
  return {
    '@type': 'HowTo',
    name: i18n._(name),
    step: steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: i18n._(text),
    })),
  };
}

/** Questions and answers that stand on the page. */
export function faqPage(
  { i18n, language }: PageContext,
  entries: readonly FaqEntry[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: i18n._(question),
      acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
    })),
  };
}

/** A page of text, of one of schema.org's kinds, with the day of its last change if there is one. */
export function textPage(context: PageContext, type: 'WebPage' | 'ContactPage'): StructuredData {
  const day = lastModified(context.route.id);
  return { '@type': type, ...page(context), ...(day === null ? {} : { dateModified: day }) };
}

/** The organization that visitors write to. */
export function crew(language: LanguageCode): StructuredData {
  return {
    '@type': 'Organization',
    name: siteName(language),
    url: canonicalUrl(language, '/'),
  };
}

/** The blog as a whole. */
export function blog(context: PageContext): StructuredData {
  return { '@type': 'Blog', ...page(context), publisher: crew(context.language) };
}

/** An article, which is read on the blog's own page. */
export function blogPosting(
  { i18n, language, route }: PageContext,
  { id, slug, date, category }: Article,
): StructuredData {
  const { title, excerpt } = ARTICLE_WORDS[id];
  return {
    '@type': 'BlogPosting',
    headline: i18n._(title),
    description: i18n._(excerpt),
    articleSection: i18n._(CATEGORY_NAMES[category]),
    datePublished: date,
    inLanguage: language,
    url: canonicalUrl(language, `${route.path}#${slug}`),
    image: socialPictureOf(route).address,
    author: crew(language),
  };
}

/** The trail from the home page to a page. */
export function breadcrumbs(
  { i18n, language }: PageContext,
  trail: readonly (readonly [name: MessageDescriptor, path: string])[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: i18n._(name),
      item: canonicalUrl(language, path),
    })),
  };
}

function page({ i18n, language, route }: PageContext): StructuredData {
  return {
    name: i18n._(route.title),
    description: i18n._(headTexts(route).description),
    url: canonicalUrl(language, route.path),
    inLanguage: language,
  };
}
