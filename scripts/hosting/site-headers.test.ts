import { expect, test } from 'vitest';
import { headersFor } from './header-rules.ts';
import { siteHeaders } from './site-headers.ts';

const FILES = [
  'index.html',
  'blog.html',
  'service-worker.js',
  'manifest.webmanifest',
  'favicon.svg',
  'sitemap.xml',
  'ar.html',
  'ar/blog.html',
  'ar/manifest.webmanifest',
  'app/icon-maskable.png',
  'assets/start-D2jWXqlf.js',
  'social/site-721a7f31e0.png',
];
const RULES = siteHeaders(FILES, [['X-Everywhere', 'yes']]);

test.each(['/assets/start-D2jWXqlf.js', '/social/site-721a7f31e0.png'])(
  '%s, whose name tells its content, is kept for a year [R122]',
  (path) => {
    expect(caching(path)).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  '/',
  '/blog',
  '/ar',
  '/ar/blog',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/ar/manifest.webmanifest',
  '/app/icon-maskable.png',
  '/favicon.svg',
  '/sitemap.xml',
  '/robots.txt',
])('%s is asked for again before each use, by one rule alone [R122]', (path) => {
  expect(caching(path)).toBe('no-cache');
});

test.each(['/assets/', '/social/', '/assets/gone/', '/assets/start-D2jWXqlf.js/'])(
  '%s, which a host may redirect, is not kept',
  (path) => {
    expect(caching(path)).toBeUndefined();
  },
);

test.each(['/', '/blog', '/ar', '/ar/blog', '/nope'])('the page %s says what it may do', (path) => {
  expect(headersFor(RULES, path).get('Permissions-Policy')).toContain('camera=()');
});

test.each(['/', '/ar/blog', '/assets/start-D2jWXqlf.js', '/nope/nope'])(
  '%s has the headers of every file',
  (path) => {
    expect(headersFor(RULES, path).get('X-Everywhere')).toBe('yes');
  },
);

test('a file that would be kept although its name tells nothing of its content breaks the build', () => {
  expect(() => siteHeaders(['assets/start.js'], [])).toThrow('assets/start.js');
});

function caching(path: string): string | undefined {
  return headersFor(RULES, path).get('Cache-Control');
}
