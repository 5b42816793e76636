import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE, siteName } from '#site/site.ts';
import { LANGUAGES, otherThan, pathIn, textsOf } from '../support/languages.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

interface PageTexts {
  readonly path: string;
  readonly title: keyof Texts;
  readonly description: keyof Texts;
  readonly keywords: keyof Texts;
}

const PAGES: readonly PageTexts[] = [
  { path: '/', title: 'homeTitle', description: 'homeDescription', keywords: 'homeKeywords' },
  {
    path: '/pirate-ship-battle',
    title: 'battleTitle',
    description: 'battleDescription',
    keywords: 'battleKeywords',
  },
  {
    path: '/treasure-hunt-memory',
    title: 'memoryTitle',
    description: 'memoryDescription',
    keywords: 'memoryKeywords',
  },
  {
    path: '/ultimate-tic-tac-toe',
    title: 'ultimateTitle',
    description: 'ultimateDescription',
    keywords: 'ultimateKeywords',
  },
  {
    path: '/tic-tac-toe-challenge',
    title: 'challengeTitle',
    description: 'challengeDescription',
    keywords: 'challengeKeywords',
  },
];

const BUILD = join(import.meta.dirname, '../../dist');

test('every page of the build is one whose head is checked here', () => {
  const built = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => addressOf(relative('.', file)));
  const checked = LANGUAGES.flatMap(({ code }) => PAGES.map(({ path }) => pathIn(code, path)));
  expect(built.toSorted()).toEqual(checked.toSorted());
});

for (const { code, direction, openGraphLocale } of LANGUAGES) {
  for (const { path, ...keys } of PAGES) {
    const texts = textsOf(code);
    const address = pathIn(code, path);

    test(`${address}: the head names the page in its language and points to the others`, async ({
      page,
    }) => {
      await open(page, address);
      const title = `${texts[keys.title]} | ${siteName(code)}`;
      const canonical = SITE.origin + address;
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page).toHaveTitle(title);
      expect(await metaOf(page)).toEqual({
        ...COMMON_META,
        description: texts[keys.description],
        keywords: texts[keys.keywords],
        'og:type': 'website',
        'og:site_name': siteName(code),
        'og:title': title,
        'og:description': texts[keys.description],
        'og:url': canonical,
        'og:locale': openGraphLocale,
        'og:locale:alternate': otherThan(code).openGraphLocale,
        'twitter:card': 'summary',
        'twitter:title': title,
        'twitter:description': texts[keys.description],
      });
      expect(await linksOf(page)).toEqual([
        `canonical ${canonical}`,
        ...LANGUAGES.map((other) => `${other.code} ${SITE.origin}${pathIn(other.code, path)}`),
        `x-default ${SITE.origin}${path}`,
      ]);
    });
  }

  for (const { path, title, description } of PAGES.slice(1)) {
    test(`${pathIn(code, path)}: structured data tells the game, how it is played, and the way to it`, async ({
      page,
    }) => {
      const texts = textsOf(code);
      await open(page, pathIn(code, path));
      const [game, howTo, breadcrumbs] = await structuredDataOf(page);
      const address = SITE.origin + pathIn(code, path);
      expect(game).toMatchObject({
        '@type': ['VideoGame', 'WebApplication'],
        name: texts[title],
        description: texts[description],
        url: address,
        offers: { '@type': 'Offer', price: '0' },
      });
      expect(howTo).toMatchObject({ '@type': 'HowTo', step: [{ position: 1 }, {}, {}] });
      const home = SITE.origin + pathIn(code, '/');
      expect(breadcrumbs).toMatchObject({
        itemListElement: [
          { position: 1, name: texts.home, item: home },
          {
            position: 2,
            name: texts.pirateGames,
            item: SITE.origin + pathIn(code, '/#pirate-games'),
          },
          { position: 3, name: texts[title], item: address },
        ],
      });
    });
  }

  test(`${code}: structured data tells the game, how it is played in three steps, and where it stands`, async ({
    page,
  }) => {
    await open(page, pathIn(code, '/'));
    const [game, howTo, breadcrumbs] = await structuredDataOf(page);
    const home = SITE.origin + pathIn(code, '/');
    expect(game).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['VideoGame', 'WebApplication'],
      name: siteName(code),
      url: home,
      inLanguage: code,
      typicalAgeRange: '3-',
      offers: { '@type': 'Offer', price: '0' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '2847' },
    });
    expect(howTo).toMatchObject({ '@type': 'HowTo', step: [{ position: 1 }, {}, { position: 3 }] });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: textsOf(code).home, item: home },
        { position: 2, name: textsOf(code).homeTitle },
      ],
    });
  });
}

test('the content security policy allows the one inline style by its hash, and no inline script', async ({
  request,
}) => {
  for (const { code } of LANGUAGES) {
    for (const path of ['/nope', ...PAGES.map((entry) => entry.path)]) {
      const answer = await request.get(pathIn(code, path));
      const policy = answer.headers()['content-security-policy'] ?? '';
      const html = await answer.text();
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      expect(styles).toHaveLength(1);
      const hash = createHash('sha256')
        .update(styles[0]?.[1] ?? '')
        .digest('base64');
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');

      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      const inline = scripts.filter((tag) => !tag.includes(' src='));
      expect(inline.filter((tag) => !tag.includes('type="application/ld+json"'))).toEqual([]);
      expect(html, 'no style attributes, no handlers').not.toMatch(/<[^>]+ (style|on\w+)="/);
    }
  }
});

test('nothing that the page loads comes twice or was preloaded in vain', async ({ page }) => {
  for (const { code } of LANGUAGES) {
    for (const { path } of PAGES) {
      await open(page, pathIn(code, path));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, '')),
      );
      const twice = loaded.filter((name, index) => loaded.indexOf(name) !== index);
      expect(loaded.length).toBeGreaterThan(5);
      expect(twice, path).toEqual([]);
    }
  }
});

const COMMON_META = {
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
  'theme-color': '#153A54',
  'color-scheme': 'light dark',
};

function addressOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

/** Names or properties of the head's meta elements, with what they say. */
async function metaOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.locator('head meta[content]').evaluateAll((elements) =>
    elements.map((element): [string, string] => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      return [name, element.getAttribute('content') ?? ''];
    }),
  );
  return Object.fromEntries(entries);
}

async function linksOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('head link[rel="canonical"], head link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => {
        const kind = link.getAttribute('hreflang') ?? link.getAttribute('rel') ?? '';
        return `${kind} ${link.getAttribute('href') ?? ''}`;
      }),
    );
}

async function structuredDataOf(page: Page): Promise<readonly unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): unknown => JSON.parse(text));
}
