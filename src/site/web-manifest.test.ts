import { describe, expect, test } from 'vitest';
import { gamePath, GAMES } from '#games/catalogue.ts';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { LANGUAGES, pathIn, type Language } from '#i18n/languages.ts';
import { siteName } from './site.ts';
import { webManifest } from './web-manifest.ts';

describe.each(LANGUAGES)('the manifest in $code', (language) => {
  test('is an app of its own, in its language and direction, that begins at its home page [R120]', async () => {
    const { code, direction } = language;
    expect(await manifestIn(language)).toMatchObject({
      id: pathIn(code, '/'),
      start_url: pathIn(code, '/'),
      name: siteName(code),
      lang: code,
      dir: direction,
    });
  });

  test('lets the visitor go to every other language without leaving the app [R120]', async () => {
    expect(await manifestIn(language)).toMatchObject({ scope: '/', display: 'standalone' });
  });

  test('leads to every game [R120]', async () => {
    const { shortcuts } = await manifestIn(language);
    const games = GAMES.map(({ id }) => pathIn(language.code, gamePath(id)));
    expect(shortcuts.map(({ url }) => url)).toEqual(games);
  });

  test('has an icon that may be cut to any shape, and screenshots for phones and desktops with their labels [R120]', async () => {
    const { icons, screenshots } = await manifestIn(language);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
    for (const { label } of screenshots) expect(label).not.toBe('');
  });
});

interface Manifest {
  readonly icons: readonly { readonly purpose: string }[];
  readonly screenshots: readonly { readonly form_factor: string; readonly label: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

async function manifestIn(language: Language): Promise<Manifest> {
  const i18n = createI18n(language.code);
  await addCatalogues(i18n, language.code, ['shell', 'head']);
  return webManifest(i18n, language) as Manifest;
}
