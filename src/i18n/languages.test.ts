import { describe, expect, test } from 'vitest';
import {
  languageFor,
  languageOfPath,
  LANGUAGES,
  pathIn,
  prefixOf,
  SOURCE_LANGUAGE,
} from './languages.ts';

describe('the list', () => {
  test('has nine languages, of which Urdu and Arabic run from right to left [R125]', () => {
    const codes = LANGUAGES.map(({ code }) => code);
    expect(codes).toEqual(['en', 'zh', 'ur', 'hi', 'ar', 'de', 'es', 'pt', 'ru']);
    const rightToLeft = LANGUAGES.filter(({ direction }) => direction === 'rtl');
    expect(rightToLeft.map(({ code }) => code)).toEqual(['ur', 'ar']);
  });

  test('has the source language and no code or name twice', () => {
    expect(LANGUAGES.map(({ code }) => code)).toContain(SOURCE_LANGUAGE);
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  });

  test.each(LANGUAGES)('$code is a language tag, and its social locale speaks it', (language) => {
    expect(Intl.getCanonicalLocales(language.code)).toEqual([language.code]);
    expect(language.openGraphLocale).toMatch(new RegExp(`^${language.code}_[A-Z]{2}$`));
  });

  test.each(LANGUAGES)('$code is written in the direction of its name’s script', (language) => {
    const isArabicScript = /\p{Script=Arabic}/u.test(language.name);
    expect(language.direction).toBe(isArabicScript ? 'rtl' : 'ltr');
  });
});

test('a code finds its language, a foreign one the source language', () => {
  expect(languageFor('ar').code).toBe('ar');
  for (const foreign of ['', 'xx', 'AR', 'ar-EG']) expect(languageFor(foreign).code).toBe('en');
});

describe('paths', () => {
  test('only the source language has no prefix', () => {
    expect(prefixOf('en')).toBe('');
    expect(prefixOf('ar')).toBe('/ar');
  });

  test('a path stands behind its language’s prefix and ends in no slash but the root’s', () => {
    expect(pathIn('en', '/')).toBe('/');
    expect(pathIn('ar', '/')).toBe('/ar');
    expect(pathIn('en', '/blog')).toBe('/blog');
    expect(pathIn('ar', '/blog')).toBe('/ar/blog');
  });

  test('an anchor follows the path without a slash between, but the root keeps its own', () => {
    expect(pathIn('en', '/#games')).toBe('/#games');
    expect(pathIn('ar', '/#games')).toBe('/ar#games');
    expect(pathIn('ar', '/blog/#latest')).toBe('/ar/blog#latest');
  });

  test.each(LANGUAGES)('a path in $code tells its language', ({ code }) => {
    expect(languageOfPath(pathIn(code, '/')).code).toBe(code);
    expect(languageOfPath(pathIn(code, '/blog')).code).toBe(code);
  });

  test('a path that only begins like a prefix belongs to the source language', () => {
    expect(languageOfPath('/arabic').code).toBe('en');
    expect(languageOfPath('/blog/ar').code).toBe('en');
  });
});
