import { afterEach, describe, expect, test, vi } from 'vitest';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { LANGUAGES, type LanguageCode } from '#i18n/languages.ts';
import { ARTICLES } from '#content/articles.ts';
import { LEGAL_TEXT_DAYS } from './last-modified.ts';
import { ROUTES, routeFor, type Route } from './routes.ts';
import type { StructuredData } from './schema-nodes.ts';
import { SITE } from './site.ts';
import { structuredData } from './structured-data.ts';

const HOME = routeFor('home');

afterEach(() => void vi.restoreAllMocks());

describe('the home page', () => {
  test('describes the game, how it is played, what is asked about it and where the page stands', async () => {
    const types = (await dataOf('en', HOME)).map((node) => node['@type']);
    expect(types).toEqual([['VideoGame', 'WebApplication'], 'HowTo', 'FAQPage', 'BreadcrumbList']);
  });

  test('describes a free game for two, for age 3 and up [R8]', async () => {
    expect(await nodeOf('en', HOME, 'VideoGame')).toMatchObject({
      url: 'https://pirate-tic-tac-toe.example/',
      inLanguage: 'en',
      typicalAgeRange: '3-',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      numberOfPlayers: { minValue: 2, maxValue: 2 },
    });
  });

  test('claims the rating of the site’s configuration [R8]', async () => {
    expect(await nodeOf('en', HOME, 'VideoGame')).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: '4.9',
      ratingCount: '2847',
      bestRating: '5',
    });
  });

  test('claims no rating when the configuration hides it, and tells the age still [R8]', async () => {
    vi.spyOn(SITE, 'rating', 'get').mockReturnValue({ ...SITE.rating, isShown: false });
    const game = await nodeOf('en', HOME, 'VideoGame');
    expect(game).not.toHaveProperty('aggregateRating');
    expect(game).toHaveProperty('typicalAgeRange');
  });

  test('claims no age when the configuration hides it, and tells the rating still [R8]', async () => {
    vi.spyOn(SITE, 'minimumAge', 'get').mockReturnValue({ ...SITE.minimumAge, isShown: false });
    const game = await nodeOf('en', HOME, 'VideoGame');
    expect(game).not.toHaveProperty('typicalAgeRange');
    expect(game).toHaveProperty('aggregateRating');
  });

  test('answers the three questions: free, phone, download', async () => {
    const faq = await nodeOf('en', HOME, 'FAQPage');
    expect(faq?.['mainEntity']).toMatchObject([
      { '@type': 'Question', name: 'Is it really free?' },
      { '@type': 'Question', name: 'Can I play on a phone?' },
      { '@type': 'Question', name: 'Do I need to download anything?' },
    ]);
  });

  test.each(LANGUAGES)(
    'answers each question by two sentences in $code [R11, R42]',
    async ({ code }) => {
      const faq = await nodeOf(code, HOME, 'FAQPage');
      const twoSentences = expect.stringMatching(
        /^(?:\P{Sentence_Terminal}+\p{Sentence_Terminal}){2}$/u,
      ) as string;
      const answer = { acceptedAnswer: { '@type': 'Answer', text: twoSentences } };
      expect(faq).toMatchObject({ mainEntity: [answer, answer, answer] });
    },
  );

  test.each(LANGUAGES)('tells of the game and its three steps in $code [R42]', async ({ code }) => {
    const text = expect.stringMatching(/\S/) as string;
    const step = { '@type': 'HowToStep', text };
    expect(await nodeOf(code, HOME, 'VideoGame')).toMatchObject({ name: text, description: text });
    expect(await nodeOf(code, HOME, 'HowTo')).toMatchObject({
      name: text,
      step: [step, step, step],
    });
  });

  test('numbers steps and breadcrumbs from 1', async () => {
    const howTo = await nodeOf('en', HOME, 'HowTo');
    const breadcrumbs = await nodeOf('en', HOME, 'BreadcrumbList');
    expect(howTo?.['step']).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3 }]);
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Free Tic Tac Toe Game' },
    ]);
  });

  test('is described in the language of the page, at its address', async () => {
    const english = await nodeOf('en', HOME, 'VideoGame');
    const arabic = await nodeOf('ar', HOME, 'VideoGame');
    expect(arabic).toMatchObject({ inLanguage: 'ar', url: `${SITE.origin}/ar` });
    for (const text of ['name', 'description', 'genre', 'gamePlatform']) {
      expect(arabic?.[text]).toEqual(expect.any(String));
      expect(arabic?.[text]).not.toBe(english?.[text]);
    }
  });
});

describe('the other pages', () => {
  test('the blog describes each article with its day, subject and author [R40]', async () => {
    const [blog, ...others] = await dataOf('en', routeFor('blog'));
    const articles = others.filter((node) => node['@type'] === 'BlogPosting');
    expect(blog).toMatchObject({ '@type': 'Blog', url: `${SITE.origin}/blog` });
    expect(articles.map((node) => node['datePublished'])).toEqual(ARTICLES.map(({ date }) => date));
    for (const article of articles) {
      expect(article).toMatchObject({
        headline: expect.stringMatching(/\S/) as string,
        description: expect.stringMatching(/\S/) as string,
        articleSection: expect.stringMatching(/^(Strategy|Education|History)$/) as string,
        inLanguage: 'en',
        author: { '@type': 'Organization', name: SITE.name },
      });
    }
  });

  test('the blog gives each article the address of its place on the page', async () => {
    const nodes = await dataOf('en', routeFor('blog'));
    const articles = nodes.filter((node) => node['@type'] === 'BlogPosting');
    expect(articles.map((node) => node['url'])).toEqual(
      ARTICLES.map(({ slug }) => `${SITE.origin}/blog#${slug}`),
    );
  });

  test('the contact page names whom one writes to', async () => {
    expect(await nodeOf('en', routeFor('contact'), 'ContactPage')).toMatchObject({
      url: `${SITE.origin}/contact`,
      mainEntity: { '@type': 'Organization', email: SITE.addresses.general },
    });
  });

  test.each(['privacy-policy', 'terms-of-service', 'accessibility'] as const)(
    'the page %s tells the day that stands on it',
    async (id) => {
      const page = await nodeOf('en', routeFor(id), 'WebPage');
      expect(page).toHaveProperty('dateModified', LEGAL_TEXT_DAYS[id]);
    },
  );

  test('the files are a page without a day', async () => {
    const page = await nodeOf('en', routeFor('files'), 'WebPage');
    expect(page).toMatchObject({ name: 'Project files', url: `${SITE.origin}/files` });
    expect(page).not.toHaveProperty('dateModified');
  });

  test('a page that does not exist describes nothing', async () => {
    expect(await dataOf('en', null)).toEqual([]);
  });
});

const PAGES = LANGUAGES.flatMap(({ code }) => ROUTES.map((route) => ({ code, route })));

describe.each(PAGES)('$route.id in $code', ({ code, route }) => {
  test('belongs to schema.org and survives as JSON [R86]', async () => {
    const nodes = await dataOf(code, route);
    expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes);
    for (const node of nodes) expect(node).toHaveProperty('@context', 'https://schema.org');
  });

  test('uses each type’s own properties, with values of their types [R86]', async () => {
    expect((await dataOf(code, route)).flatMap((node) => complaintsAbout(node))).toEqual([]);
  });

  test('claims the rating where it is the home page, and nowhere else [R8]', async () => {
    const claims = (await dataOf(code, route)).filter((node) => 'aggregateRating' in node);
    expect(claims).toHaveLength(route.id === 'home' ? 1 : 0);
  });

  test('tells the way from home to its own address', async () => {
    const breadcrumbs = await nodeOf(code, route, 'BreadcrumbList');
    const items = breadcrumbs?.['itemListElement'] as readonly StructuredData[];
    const [own] = (await dataOf(code, route)).filter((node) => 'url' in node);
    expect(items.at(-1)?.['item']).toBe(own?.['url']);
    expect(items.map((item) => item['position'])).toEqual(items.map((_, index) => index + 1));
  });
});

test('a property or a value that its type does not know is told', () => {
  expect(complaintsAbout({ '@type': 'Answer', cost: '0' })).toEqual(['Answer has no cost']);
  expect(complaintsAbout({ '@type': 'Riddle' })).toEqual(['Riddle is unknown']);
  expect(complaintsAbout({ '@type': 'Question', acceptedAnswer: { '@type': 'Offer' } })).toEqual([
    'Question: acceptedAnswer is a Offer',
  ]);
  expect(complaintsAbout({ '@type': 'Blog', name: ' ' })).toEqual(['Blog: name is empty']);
});

interface SchemaType {
  readonly parents: readonly string[];
  /**
   * Properties that the type adds to its parents', with the types of nodes they may hold; no type
   * means plain text, a number or a date.
   */
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

/**
 * The part of the vocabulary that this site uses: for each type its parents and, of its properties, those
 * that may be of use here. Source: https://schema.org/docs/full.html, and the page of each type
 * (https://schema.org/VideoGame, …).
 */
const SCHEMA: Readonly<Record<string, SchemaType>> = {
  Thing: {
    parents: [],
    properties: { name: [], description: [], url: [], image: ['ImageObject'] },
  },
  CreativeWork: {
    parents: ['Thing'],
    properties: {
      aggregateRating: ['AggregateRating'],
      author: ['Organization', 'Person'],
      dateModified: [],
      datePublished: [],
      genre: [],
      headline: [],
      inLanguage: [],
      isAccessibleForFree: [],
      mainEntity: ['Thing'],
      offers: ['Offer'],
      position: [],
      publisher: ['Organization', 'Person'],
      text: [],
      typicalAgeRange: [],
    },
  },
  SoftwareApplication: {
    parents: ['CreativeWork'],
    properties: { applicationCategory: [], operatingSystem: [] },
  },
  WebApplication: { parents: ['SoftwareApplication'], properties: { browserRequirements: [] } },
  Game: { parents: ['CreativeWork'], properties: { numberOfPlayers: ['QuantitativeValue'] } },
  VideoGame: { parents: ['Game', 'SoftwareApplication'], properties: { gamePlatform: [] } },
  Article: { parents: ['CreativeWork'], properties: { articleSection: [], wordCount: [] } },
  BlogPosting: { parents: ['Article'], properties: {} },
  Blog: { parents: ['CreativeWork'], properties: { blogPost: ['BlogPosting'] } },
  WebPage: { parents: ['CreativeWork'], properties: { breadcrumb: ['BreadcrumbList'] } },
  ContactPage: { parents: ['WebPage'], properties: {} },
  FAQPage: { parents: ['WebPage'], properties: {} },
  Question: { parents: ['CreativeWork'], properties: { acceptedAnswer: ['Answer', 'ItemList'] } },
  Answer: { parents: ['CreativeWork'], properties: {} },
  HowTo: {
    parents: ['CreativeWork'],
    properties: { step: ['HowToStep', 'HowToSection', 'CreativeWork'] },
  },
  HowToStep: { parents: ['CreativeWork', 'ItemList', 'ListItem'], properties: {} },
  ItemList: {
    parents: ['Thing'],
    properties: { itemListElement: ['ListItem', 'Thing'], numberOfItems: [] },
  },
  BreadcrumbList: { parents: ['ItemList'], properties: {} },
  ListItem: { parents: ['Thing'], properties: { item: ['Thing'], position: [] } },
  Offer: { parents: ['Thing'], properties: { price: [], priceCurrency: [] } },
  AggregateRating: {
    parents: ['Thing'],
    properties: { bestRating: [], ratingCount: [], ratingValue: [], worstRating: [] },
  },
  QuantitativeValue: { parents: ['Thing'], properties: { maxValue: [], minValue: [], value: [] } },
  Organization: { parents: ['Thing'], properties: { email: [] } },
};

/** What is wrong with a node and the nodes in it. */
function complaintsAbout(node: StructuredData): readonly string[] {
  const types = typesOf(node);
  const unknown = types.filter((type) => SCHEMA[type] === undefined);
  if (unknown.length > 0) return unknown.map((type) => `${type} is unknown`);
  const properties = Object.fromEntries(types.flatMap(allPropertiesOf));
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = properties[name];
      if (expected === undefined) return [`${types.join()} has no ${name}`];
      return [value].flat().flatMap((one) => valueComplaints(types, name, expected, one));
    });
}

function valueComplaints(
  types: readonly string[],
  name: string,
  expected: readonly string[],
  value: unknown,
): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return String(value).trim() === '' ? [`${types.join()}: ${name} is empty`] : [];
  }
  const node = value as StructuredData;
  const kinds = typesOf(node).flatMap(withAncestors);
  return kinds.some((kind) => expected.includes(kind))
    ? complaintsAbout(node)
    : [`${types.join()}: ${name} is a ${typesOf(node).join()}`];
}

function typesOf(node: StructuredData): readonly string[] {
  return [node['@type']].flat().map(String);
}

function withAncestors(type: string): readonly string[] {
  return [type, ...(SCHEMA[type]?.parents.flatMap(withAncestors) ?? [])];
}

function allPropertiesOf(type: string): readonly (readonly [string, readonly string[]])[] {
  return withAncestors(type).flatMap((kind) => Object.entries(SCHEMA[kind]?.properties ?? {}));
}

async function nodeOf(
  language: LanguageCode,
  route: Route,
  type: string,
): Promise<StructuredData | undefined> {
  return (await dataOf(language, route)).find((node) => typesOf(node).includes(type));
}

async function dataOf(
  language: LanguageCode,
  route: Route | null,
): Promise<readonly StructuredData[]> {
  const i18n = createI18n(language);
  await addCatalogues(i18n, language, ['shell', 'head']);
  return structuredData(i18n, language, route);
}
