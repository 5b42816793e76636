import { describe, expect, test } from 'vitest';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '#i18n/languages.ts';
import { alternatesOf, canonicalUrl } from './address.ts';
import { headElements, slowStartOf, type HeadElement } from './head.ts';
import { ROUTES, type Route } from './routes.ts';
import { SITE, siteName } from './site.ts';
import { socialPictureOf } from './social-pictures.ts';

const TEXTS = [
  'description',
  'keywords',
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
];

const PAGES = LANGUAGES.flatMap((language) =>
  ROUTES.map((route) => ({ language: language.code, entry: language, route })),
);

test('a page says that it may be slow where a game or a button on it waits for that, and nowhere else', async () => {
  const i18n = createI18n('ar');
  await addCatalogues(i18n, 'ar', ['head']);
  const speaking = ROUTES.filter((route) => slowStartOf(i18n, 'ar', route) !== null);
  expect(speaking.map(({ id }) => id)).toEqual([
    ...ROUTES.filter(({ game }) => game !== null).map(({ id }) => id),
    'captains-log',
    'blog',
    'daily-voyage',
    'contact',
    'files',
  ]);
  expect(slowStartOf(i18n, 'ar', null)).toBeNull();
  for (const route of speaking) {
    expect(slowStartOf(i18n, 'ar', route)?.address).toBe(pathIn('ar', route.path));
  }
});

describe.each(PAGES)('the head of $route.id in $language', ({ language, entry, route }) => {
  const head = headOf(language, route);

  test('has each text once, and none is empty [R42]', async () => {
    const elements = await head;
    const names = elements.map(({ attributes }) => attributes['name'] ?? attributes['property']);
    for (const name of TEXTS) expect(names.filter((other) => other === name)).toEqual([name]);
    expect(elements.filter(({ tag }) => tag === 'title')).toHaveLength(1);
    for (const { attributes } of elements) expect(Object.values(attributes)).not.toContain('');
  });

  test('ends its title with the name of the site in the language', async () => {
    const [title] = (await head).filter(({ tag }) => tag === 'title');
    expect(title?.text).toMatch(/^\S.* \| /);
    expect(title?.text?.endsWith(` | ${siteName(language)}`)).toBe(true);
  });

  test('says the same to search engines and to social networks', async () => {
    const elements = await head;
    const [title] = elements.filter(({ tag }) => tag === 'title');
    const description = contents(elements, 'name', 'description');
    expect(contents(elements, 'property', 'og:title')).toEqual([title?.text]);
    expect(contents(elements, 'name', 'twitter:title')).toEqual([title?.text]);
    expect(contents(elements, 'property', 'og:description')).toEqual(description);
    expect(contents(elements, 'name', 'twitter:description')).toEqual(description);
  });

  test('has its own whole address as the canonical one', async () => {
    const own = canonicalUrl(language, route.path);
    expect(own.startsWith(`${SITE.origin}/`)).toBe(true);
    expect(linksOf(await head, 'canonical')).toEqual([{ rel: 'canonical', href: own }]);
    expect(contents(await head, 'property', 'og:url')).toEqual([own]);
  });

  test('names the page in every language, its own too, and the source language for all others [R87]', async () => {
    expect(linksOf(await head, 'alternate')).toEqual(
      alternatesOf(route.path).map((alternate) => ({
        rel: 'alternate',
        href: alternate.address,
        hreflang: alternate.language,
      })),
    );
  });

  test('shows a large picture, whose size and content it tells', async () => {
    const elements = await head;
    const picture = socialPictureOf(route);
    expect(contents(elements, 'name', 'twitter:card')).toEqual(['summary_large_image']);
    expect(contents(elements, 'property', 'og:image')).toEqual([picture.address]);
    expect(contents(elements, 'property', 'og:image:width')).toEqual([String(picture.width)]);
    expect(contents(elements, 'property', 'og:image:height')).toEqual([String(picture.height)]);
    expect(contents(elements, 'property', 'og:image:alt')[0]).toMatch(
      /\p{L}.*\p{Sentence_Terminal}$/u,
    );
  });

  test('tells its own locale apart from the others', async () => {
    const others = LANGUAGES.filter(({ code }) => code !== language);
    expect(contents(await head, 'property', 'og:locale')).toEqual([entry.openGraphLocale]);
    expect(contents(await head, 'property', 'og:locale:alternate')).toEqual(
      others.map(({ openGraphLocale }) => openGraphLocale),
    );
  });
});

test.each(LANGUAGES)('no two pages in $code have the same title', async ({ code }) => {
  const heads = await Promise.all(ROUTES.map((route) => headOf(code, route)));
  const titles = heads.map((head) => head.find(({ tag }) => tag === 'title')?.text);
  expect(new Set(titles).size).toBe(ROUTES.length);
});

describe.each(LANGUAGES)('the head of a page that does not exist in $code', ({ code }) => {
  test('has a title, stays out of indexes and claims no address', async () => {
    const [title, ...others] = await headOf(code, null);
    expect(title?.text).toMatch(/^\S.* \| /);
    expect(others).toEqual([{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
  });
});

async function headOf(
  language: LanguageCode,
  route: Route | null,
): Promise<readonly HeadElement[]> {
  const i18n = createI18n(language);
  await addCatalogues(i18n, language, ['shell', 'head']);
  return headElements(i18n, language, route);
}

function contents(
  head: readonly HeadElement[],
  key: 'name' | 'property',
  name: string,
): readonly (string | undefined)[] {
  return head
    .filter(({ attributes }) => attributes[key] === name)
    .map(({ attributes }) => attributes['content']);
}

function linksOf(head: readonly HeadElement[], rel: string): readonly object[] {
  return head.map(({ attributes }) => attributes).filter((attributes) => attributes['rel'] === rel);
}
