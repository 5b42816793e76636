import { afterEach, describe, expect, test, vi } from 'vitest';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { ROUTES, routeFor, type Route } from './routes.ts';
import { SITE } from './site.ts';
import { structuredData, type StructuredData } from './structured-data.ts';

const HOME = routeFor('home');

afterEach(() => void vi.restoreAllMocks());

describe('the home page', () => {
  test('describes the game, how it is played and where the page stands', async () => {
    const types = (await dataOf('en', HOME)).map((node) => node['@type']);
    expect(types).toEqual([['VideoGame', 'WebApplication'], 'HowTo', 'BreadcrumbList']);
  });

  test('describes a free game for two, for age 3 and up', async () => {
    const [game] = await dataOf('en', HOME);
    expect(game).toMatchObject({
      url: 'https://pirate-tic-tac-toe.example/',
      inLanguage: 'en',
      typicalAgeRange: '3-',
      isAccessibleForFree: true,
      offers: { price: '0', priceCurrency: 'USD' },
      numberOfPlayers: { minValue: 2, maxValue: 2 },
    });
  });

  test('claims the rating of the site’s configuration', async () => {
    const [game] = await dataOf('en', HOME);
    expect(game).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: '4.9',
      ratingCount: '2847',
      bestRating: '5',
    });
  });

  test('claims no rating when the configuration hides it', async () => {
    vi.spyOn(SITE, 'rating', 'get').mockReturnValue({ ...SITE.rating, isShown: false });
    const [game] = await dataOf('en', HOME);
    expect(game).not.toHaveProperty('aggregateRating');
  });

  test('numbers steps and breadcrumbs from 1', async () => {
    const [, howTo, breadcrumbs] = await dataOf('en', HOME);
    expect(howTo?.['step']).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3 }]);
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Free Tic Tac Toe Game' },
    ]);
  });

  test('is described in the language of the page, at its address', async () => {
    const [english] = await dataOf('en', HOME);
    const [arabic] = await dataOf('ar', HOME);
    expect(arabic).toMatchObject({ inLanguage: 'ar', url: `${SITE.origin}/ar` });
    for (const text of ['name', 'description', 'genre', 'gamePlatform']) {
      expect(arabic?.[text]).toEqual(expect.any(String));
      expect(arabic?.[text]).not.toBe(english?.[text]);
    }
  });
});

test.each(ROUTES)('every node of $id belongs to schema.org and survives as JSON', async (route) => {
  const nodes = await dataOf('en', route);
  expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes);
  for (const node of nodes) {
    expect(node).toHaveProperty('@context', 'https://schema.org');
    expect(node).toHaveProperty('@type');
  }
});

test('a page that does not exist describes nothing', async () => {
  expect(await dataOf('en', null)).toEqual([]);
});

async function dataOf(
  language: LanguageCode,
  route: Route | null,
): Promise<readonly StructuredData[]> {
  const i18n = createI18n(language);
  await addCatalogues(i18n, language, ['shell', 'head']);
  return structuredData(i18n, language, route);
}
