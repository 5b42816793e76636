import { describe, expect, test } from 'vitest';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { LANGUAGES, pathIn } from '#i18n/languages.ts';
import { alternatesOf, canonicalUrl, documentTitle, pathOfSent, routeOf } from './address.ts';
import { routeFor, ROUTES } from './routes.ts';
import { SITE } from './site.ts';

const HOME = routeFor('home');

describe('a path leads to a route', () => {
  test('without a prefix in the source language, with one in the others', () => {
    expect(routeOf('en', '/')).toBe(HOME);
    expect(routeOf('ar', '/ar')).toBe(HOME);
  });

  test('with or without a closing slash', () => {
    expect(routeOf('ar', '/ar/')).toBe(HOME);
  });

  test('only inside its language', () => {
    expect(routeOf('ar', '/')).toBeNull();
    expect(routeOf('en', '/ar')).toBeNull();
  });

  test('only if the prefix is a whole part of the path', () => {
    expect(routeOf('ar', '/arabic')).toBeNull();
    expect(routeOf('ar', '/AR')).toBeNull();
  });

  test.each(['/no-such-page', '/index.html', '/%2F', '//', '/blog//', '/%E0%A4%A'])(
    'unless it is %j',
    (path) => {
      expect(routeOf('en', path)).toBeNull();
      expect(routeOf('ar', `/ar${path}`)).toBeNull();
    },
  );
});

test('a canonical address is the site’s origin and the path, and only the root ends in a slash', () => {
  expect(canonicalUrl('en', HOME.path)).toBe(`${SITE.origin}/`);
  expect(canonicalUrl('ar', HOME.path)).toBe(`${SITE.origin}/ar`);
});

test.each(LANGUAGES)('the canonical address in $code leads back to its route', ({ code }) => {
  expect(routeOf(code, new URL(canonicalUrl(code, HOME.path)).pathname)).toBe(HOME);
});

describe('a page that a host has sent', () => {
  test.each(LANGUAGES)('stands in $code at its own path, however it was asked for', ({ code }) => {
    for (const route of ROUTES) {
      const own = pathIn(code, route.path);
      const canonical = canonicalUrl(code, route.path);
      for (const asked of [own, `${own}/`, `${own}.html`, '/index', '//', '/%62log', '/%E0%A4%A']) {
        expect(pathOfSent(canonical, asked)).toBe(own);
      }
      expect(routeOf(code, pathOfSent(canonical, ''))).toBe(route);
    }
  });

  test('and says that nothing is there stands where it was asked for', () => {
    expect(pathOfSent(null, '//nope.html')).toBe('//nope.html');
  });
});

test('a page has an address in every language, and the one of the source language for all others', () => {
  expect(alternatesOf('/blog')).toEqual([
    ...LANGUAGES.map(({ code }) => ({ language: code, address: canonicalUrl(code, '/blog') })),
    { language: 'x-default', address: `${SITE.origin}/blog` },
  ]);
});

test('a title is the page’s own and the site’s name, in the page’s language', async () => {
  const i18n = createI18n('en');
  await addCatalogues(i18n, 'en', ['shell']);
  expect(documentTitle(i18n, 'en', HOME)).toBe(
    'Free Tic Tac Toe Game for Two Players | Pirate Tic Tac Toe',
  );
  expect(documentTitle(i18n, 'en', null)).toBe('Page not found | Pirate Tic Tac Toe');
});
