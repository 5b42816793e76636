import { expect, test } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { alternatesOf, canonicalUrl, routeOf } from './address.ts';
import { ROUTES } from './routes.ts';
import { SITE } from './site.ts';
import { robots, sitemap, SITEMAP_FILE } from './sitemap.ts';

const ENTRIES = [...sitemap().matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);

test('the sitemap names every page in every language, once', () => {
  const wanted = LANGUAGES.flatMap(({ code }) =>
    ROUTES.map(({ path }) => canonicalUrl(code, path)),
  );
  expect(ENTRIES.map(addressIn)).toEqual(wanted);
  expect(new Set(wanted).size).toBe(LANGUAGES.length * ROUTES.length);
});

test('every page in the sitemap names itself in all languages, as its head does [R87]', () => {
  for (const entry of ENTRIES) {
    const address = addressIn(entry);
    const links = [...entry.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    const alternates = links.map(([, language, href]) => ({ language, address: href }));
    expect(alternates).toContainEqual(expect.objectContaining({ address }));
    expect(alternates).toEqual(alternatesOf(pathOf(address)));
  }
});

test('only pages that keep the day of their last change have one in the sitemap', () => {
  const days = ENTRIES.filter((entry) => addressIn(entry).startsWith(`${SITE.origin}/ar`)).flatMap(
    (entry) => {
      const [, day] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
      return day === undefined ? [] : [[new URL(addressIn(entry)).pathname, day]];
    },
  );
  expect(days).toEqual([
    ['/ar/blog', '2025-10-01'],
    ['/ar/privacy-policy', SITE.legalTextsUpdated],
    ['/ar/terms-of-service', SITE.legalTextsUpdated],
    ['/ar/accessibility', SITE.accessibilityStatementUpdated],
  ]);
});

test('no address in the sitemap needs to be escaped', () => {
  for (const entry of ENTRIES) expect(addressIn(entry)).toMatch(/^[\w:/.-]+$/);
});

test('crawlers may read everything and learn where the sitemap lies', () => {
  expect(robots()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE.origin}/${SITEMAP_FILE}\n`);
});

function addressIn(entry: string): string {
  return /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
}

function pathOf(address: string): string {
  const { pathname } = new URL(address);
  const routes = LANGUAGES.map(({ code }) => routeOf(code, pathname));
  const route = routes.find((found) => found !== null);
  if (route === undefined) throw new Error(`${address} leads nowhere`);
  return route.path;
}
