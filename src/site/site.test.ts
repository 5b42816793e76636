import { expect, test } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { SITE, siteName } from './site.ts';

test('the origin is a secure scheme and a host, without a closing slash', () => {
  expect(SITE.origin).toBe(new URL(SITE.origin).origin);
  expect(new URL(SITE.origin).protocol).toBe('https:');
});

test.each(Object.entries(SITE.addresses))('the address for %s looks like one', (_, address) => {
  expect(address).toMatch(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
});

test.each(LANGUAGES)('the site has a name in $code', ({ code }) => {
  expect(siteName(code).trim()).not.toBe('');
});

test('a language that writes the name in another script has it from the configuration', () => {
  expect(siteName('en')).toBe(SITE.name);
  expect(siteName('ar')).toBe(SITE.localNames.ar);
});

test('a rating that is shown lies between 1 and 5 and was given by somebody', () => {
  expect(SITE.rating.value).toBeGreaterThanOrEqual(1);
  expect(SITE.rating.value).toBeLessThanOrEqual(5);
  expect(SITE.rating.count).toBeGreaterThan(0);
});

test('an age that is shown is one of children', () => {
  expect(SITE.minimumAge.years).toBeGreaterThanOrEqual(0);
  expect(SITE.minimumAge.years).toBeLessThan(18);
});
