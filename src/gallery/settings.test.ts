import { expect, test } from 'vitest';
import { galleryAddress, readSettings } from './settings.ts';

const PLAIN = readSettings('');

test('a plain address shows all states as a reader in the source language sees them', () => {
  expect(PLAIN).toEqual({
    language: 'en',
    direction: 'auto',
    contrast: 'normal',
    motion: 'normal',
    scheme: 'light',
    state: null,
  });
});

test('what an address asks for is kept, and what it cannot mean is left out', () => {
  expect(readSettings('?state=scale-bar&language=ar&contrast=more')).toEqual({
    ...PLAIN,
    state: 'scale-bar',
    language: 'ar',
    contrast: 'more',
  });
  expect(readSettings('?language=xx&contrast=less&scheme=')).toEqual(PLAIN);
});

test('an address names only what differs from the plain one', () => {
  expect(galleryAddress(PLAIN)).toBe('/gallery');
  expect(galleryAddress({ ...PLAIN, state: 'scale-bar', scheme: 'dark' })).toBe(
    '/gallery?state=scale-bar&scheme=dark',
  );
});

test('settings survive the way through an address', () => {
  const settings = {
    language: 'ar',
    direction: 'ltr',
    contrast: 'more',
    motion: 'reduced',
    scheme: 'dark',
    state: 'board-empty',
  } as const;
  expect(readSettings(new URL(galleryAddress(settings), 'http://gallery').search)).toEqual(
    settings,
  );
});
