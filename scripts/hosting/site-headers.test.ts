import { expect, test } from 'vitest';
import { pathOfFile } from '../build/built-files.ts';
import { headersFor } from './header-rules.ts';
import { siteHeaders } from './site-headers.ts';

const CHANGING = [
  'index.html',
  'blog.html',
  'service-worker.js',
  'manifest.webmanifest',
  'ar.html',
  'ar/blog.html',
  'ar/manifest.webmanifest',
  'app/icon-maskable.png',
];
const RULES = siteHeaders([...CHANGING, 'assets/start-D2jWXqlf.js']);

test.each(['/assets/start-D2jWXqlf.js', '/social/site-721a7f31e0.png'])(
  '%s, whose name tells its content, is kept for a year [R122]',
  (path) => {
    expect(cachingOf(path)).toBe('public, max-age=31536000, immutable');
  },
);

test.each([...CHANGING.map(pathOfFile), '/nope'])(
  '%s is asked for again before each use and says what it may do, by one rule alone [R122]',
  (path) => {
    expect(cachingOf(path)).toBe('no-cache');
    expect(headersFor(RULES, path).get('Permissions-Policy')).toContain('camera=()');
    expect(headersFor(RULES, path).has('Content-Security-Policy')).toBe(false);
  },
);

test('a page may copy a text and nothing else; each feature is named once [R121]', () => {
  const features = headersFor(RULES, '/').get('Permissions-Policy')?.split(', ') ?? [];
  for (const feature of 'camera microphone geolocation payment usb clipboard-read'.split(' ')) {
    expect(features).toContain(`${feature}=()`);
  }
  expect(features.filter((feature) => !/^[a-z0-9-]+=\(\)$/.test(feature))).toEqual([
    'clipboard-write=(self)',
  ]);
  expect(new Set(features).size).toBe(features.length);
});

test.each(['/assets/', '/social/', '/assets/gone/', '/assets/start-D2jWXqlf.js/'])(
  '%s, which a host may redirect, is not kept',
  (path) => {
    expect(cachingOf(path)).toBeNull();
  },
);

test('a file that would be kept although its name tells nothing of its content breaks the build', () => {
  expect(() => siteHeaders(['assets/start.js'])).toThrow('assets/start.js');
});

function cachingOf(path: string): string | null {
  return headersFor(RULES, path).get('Cache-Control');
}
