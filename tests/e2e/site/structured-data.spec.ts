import type { APIRequestContext } from '@playwright/test';
import { SITE, siteName } from '#site/site.ts';
import {
  EXAMINED_LANGUAGES,
  LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import { gamePagesIn, headTextsOf, pageAt } from '../../support/pages.ts';
import { builtPaths } from '../../../scripts/build/built-files.ts';
import { expect, requestTest as test } from '../../support/test.ts';

type Node = Readonly<Record<string, unknown>>;

const QUESTIONS = {
  free: 'Is it really free?',
  phone: 'Can I play on a phone?',
  download: 'Do I need to download anything?',
} as const;

/** The articles of the blog, newest first. */
const HEADLINES = {
  openings: 'Five opening lessons every captain should know',
  teaching: 'Teaching tic-tac-toe to young sailors',
  history: 'From Roman paving stones to your phone',
  fork: 'The fork: winning before they notice',
} as const;
const SECTIONS = { strategy: 'Strategy', education: 'Education', history: 'History' } as const;

test('of all pages only the home pages claim a rating [R8]', async ({ request }) => {
  const claiming: string[] = [];
  for (const path of builtPaths()) {
    const html = await (await request.get(path)).text();
    if (html.includes('aggregateRating')) claiming.push(path);
  }
  expect(claiming).toEqual(LANGUAGES.map(({ code }) => pathIn(code, '/')).toSorted());
});

for (const { code } of EXAMINED_LANGUAGES) {
  const home = SITE.origin + pathIn(code, '/');

  test(`${code}: the home page tells a free game, its rating and age, and how it is played in three steps [R1, R8, R86]`, async ({
    request,
  }) => {
    const nodes = await nodesOf(request, pathIn(code, '/'));
    expect(nodeOf(nodes, 'VideoGame')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['VideoGame', 'WebApplication'],
      name: siteName(code),
      url: home,
      inLanguage: code,
      typicalAgeRange: '3-',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '2847' },
    });
    expect(nodeOf(nodes, 'HowTo')).toMatchObject({
      step: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
    expect(trailOf(nodes)).toEqual([
      [textsOf(code).home, home],
      [textsOf(code).homeTitle, home],
    ]);
  });

  test(`${code}: the home page answers three questions: free, phone, download [R11]`, async ({
    request,
  }) => {
    const { free, phone, download } = translated(code, QUESTIONS);
    const nodes = await nodesOf(request, pathIn(code, '/'));
    const acceptedAnswer = { '@type': 'Answer', text: expect.stringMatching(/\S/) };
    expect(nodeOf(nodes, 'FAQPage')).toMatchObject({
      mainEntity: [free, phone, download].map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer,
      })),
    });
  });

  test(`${code}: the page of each game tells the game, how it is played, and the way to it [R8, R86]`, async ({
    request,
  }) => {
    const texts = textsOf(code);
    for (const { path, headline, description } of gamePagesIn(code)) {
      const address = SITE.origin + pathIn(code, path);
      const nodes = await nodesOf(request, pathIn(code, path));
      expect(nodeOf(nodes, 'VideoGame')).toMatchObject({
        name: headline,
        description,
        url: address,
        typicalAgeRange: '3-',
        offers: { '@type': 'Offer', price: '0' },
      });
      expect(nodeOf(nodes, 'HowTo')).toMatchObject({ step: [{ position: 1 }, {}, {}] });
      expect(trailOf(nodes)).toEqual([
        [texts.home, home],
        [texts.pirateGames, SITE.origin + pathIn(code, '/#pirate-games')],
        [headline, address],
      ]);
    }
  });

  test(`${code}: the blog tells its four articles with headline, day, subject and author [R86, R108]`, async ({
    request,
  }) => {
    const { openings, teaching, history, fork } = translated(code, HEADLINES);
    const sections = translated(code, SECTIONS);
    const nodes = await nodesOf(request, pathIn(code, '/blog'));
    expect(nodeOf(nodes, 'Blog')).toMatchObject({
      url: SITE.origin + pathIn(code, '/blog'),
      inLanguage: code,
    });
    const articles = nodes.filter((node) => node['@type'] === 'BlogPosting');
    const author = { '@type': 'Organization', name: siteName(code) };
    const facts = { inLanguage: code, author };
    expect(articles).toMatchObject([
      {
        ...facts,
        headline: openings,
        datePublished: '2025-10-01',
        articleSection: sections.strategy,
      },
      {
        ...facts,
        headline: teaching,
        datePublished: '2025-09-28',
        articleSection: sections.education,
      },
      {
        ...facts,
        headline: history,
        datePublished: '2025-09-24',
        articleSection: sections.history,
      },
      { ...facts, headline: fork, datePublished: '2025-09-20', articleSection: sections.strategy },
    ]);
    expectWayFromHome(nodes, code, '/blog');
  });

  test(`${code}: contact, legal texts and files tell what they are, and the day where they have one [R86]`, async ({
    request,
  }) => {
    const contact = await nodesOf(request, pathIn(code, '/contact'));
    expect(nodeOf(contact, 'ContactPage')).toMatchObject({
      mainEntity: { '@type': 'Organization', email: SITE.addresses.general },
    });
    expectWayFromHome(contact, code, '/contact');
    for (const path of ['/privacy-policy', '/terms-of-service', '/accessibility', '/files']) {
      const { title, description } = translated(code, headTextsOf(pageAt(path)));
      const nodes = await nodesOf(request, pathIn(code, path));
      const node = nodeOf(nodes, 'WebPage');
      expect(node).toMatchObject({
        name: title,
        description,
        url: SITE.origin + pathIn(code, path),
        inLanguage: code,
      });
      expect(node['dateModified'] ?? null).toBe(pageAt(path).day);
      expectWayFromHome(nodes, code, path);
    }
  });

  test(`${code}: what is not found tells nothing`, async ({ request }) => {
    const nodes = await nodesOf(request, pathIn(code, '/nope'));
    expect(nodes).toEqual([]);
  });
}

function expectWayFromHome(nodes: readonly Node[], code: LanguageCode, path: string): void {
  const { title, headline = title } = pageAt(path);
  const texts = translated(code, { headline });
  expect(trailOf(nodes)).toEqual([
    [textsOf(code).home, SITE.origin + pathIn(code, '/')],
    [texts.headline, SITE.origin + pathIn(code, path)],
  ]);
}

/** The names and addresses of the breadcrumbs. */
function trailOf(nodes: readonly Node[]): readonly unknown[] {
  const { itemListElement } = nodeOf(nodes, 'BreadcrumbList');
  return (itemListElement as readonly Node[]).map((item) => [item['name'], item['item']]);
}

function nodeOf(nodes: readonly Node[], type: string): Node {
  const node = nodes.find((entry) => [entry['@type']].flat().includes(type));
  if (node === undefined) throw new Error(`No ${type}`);
  return node;
}

/** What the document at a path tells about itself, as it is served. */
async function nodesOf(request: APIRequestContext, path: string): Promise<readonly Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Node);
}
