import { marked, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { ARTICLES, documentOf } from '#content/articles.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '#i18n/languages.ts';
import { ROUTES } from './routes.ts';

const SOURCES = import.meta.glob<string>('../i18n/catalogues/*/documents/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CODE = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const NAMES = namesIn(SOURCE_LANGUAGE);
const WORDS_A_MINUTE = 200;

/** The minimum length of each long text, in words of the source language. */
const MINIMUM_WORDS: Readonly<Record<string, number>> = {
  'strategy-guide': 900,
  history: 600,
  ...Object.fromEntries(ARTICLES.map(({ id }) => [documentOf(id), 700])),
};

test.each(LANGUAGES)('$code has every document, and no other', ({ code }) => {
  expect(namesIn(code)).toEqual(NAMES);
});

test.each(LANGUAGES.flatMap(({ code }) => NAMES.map((name) => ({ code, name }))))(
  '$code/$name is built as its source: headings, lists, tables and boards',
  ({ code, name }) => {
    expect(skeletonOf(sourceOf(code, name))).toEqual(skeletonOf(sourceOf(SOURCE_LANGUAGE, name)));
  },
);

test.each(
  LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE).flatMap(({ code }) =>
    NAMES.map((name) => ({ code, name })),
  ),
)('$code/$name: no block is left in the source language', ({ code, name }) => {
  const originals = blocksOf(sourceOf(SOURCE_LANGUAGE, name));
  expect(blocksOf(sourceOf(code, name)).filter((block) => originals.includes(block))).toEqual([]);
});

test.each(Object.entries(MINIMUM_WORDS))('%s has at least %i words', (name, minimum) => {
  expect(wordCount(sourceOf(SOURCE_LANGUAGE, name))).toBeGreaterThanOrEqual(minimum);
});

test.each(ARTICLES)('$id is read in the minutes it says [R40]', ({ id, readMinutes }) => {
  const words = wordCount(sourceOf(SOURCE_LANGUAGE, documentOf(id)));
  expect(readMinutes).toBe(Math.ceil(words / WORDS_A_MINUTE));
});

test('articles stand newest first, from the first to the last day of the series [R108]', () => {
  const dates = ARTICLES.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect([dates.at(-1), dates[0]]).toEqual(['2025-09-20', '2025-10-01']);
});

test.each(LANGUAGES.flatMap(({ code }) => NAMES.map((name) => ({ code, name }))))(
  '$code/$name: every board can arise in a game',
  ({ code, name }) => {
    const impossible = boardsOf(sourceOf(code, name)).filter(({ text }) => !isPossible(text));
    expect(impossible.map(({ text }) => text)).toEqual([]);
  },
);

test.each(LANGUAGES.flatMap(({ code }) => NAMES.map((name) => ({ code, name }))))(
  '$code/$name: a link to another page leads to one',
  ({ code, name }) => {
    const paths = ROUTES.map(({ path }): string => path);
    const targets = [...sourceOf(code, name).matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path);
    expect(targets.filter((path) => !paths.includes(path ?? ''))).toEqual([]);
  },
);

test.each(LANGUAGES)(
  '$code: the privacy policy names the keys that the program writes, and no other',
  ({ code }) => {
    const written = codeFiles().flatMap(([, text]) =>
      [...text.matchAll(/_KEY = '(\w+)'/g)].map(([, key]) => key),
    );
    const [table] = tokensOf(sourceOf(code, 'privacy-policy')).filter(isTable);
    const named = table?.rows.map(([key]) => key?.text.replaceAll('`', ''));
    expect(new Set(named)).toEqual(new Set(written));
  },
);

test('only the storage service touches what a browser stores', () => {
  const touching = codeFiles().flatMap(([file, text]) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(text) ? [file] : [],
  );
  expect(touching).toEqual(['../services/storage.ts']);
});

function namesIn(code: string): readonly string[] {
  return Object.keys(SOURCES)
    .filter((path) => path.startsWith(`../i18n/catalogues/${code}/documents/`))
    .map((path) => path.replace(`../i18n/catalogues/${code}/documents/`, '').replace('.md', ''))
    .toSorted();
}

function sourceOf(code: string, name: string): string {
  return SOURCES[`../i18n/catalogues/${code}/documents/${name}.md`] ?? '';
}

function codeFiles(): readonly (readonly [string, string])[] {
  return Object.entries(CODE).filter(([file]) => !/\.test\.|\/fakes\./.test(file));
}

function tokensOf(source: string): readonly Token[] {
  return marked.lexer(source);
}

/** Kinds of blocks in order; a translator may not lose a paragraph. */
function skeletonOf(source: string): readonly string[] {
  return tokensOf(source)
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      if (isHeading(token)) return `heading ${token.depth}`;
      if (isList(token)) return `list of ${token.items.length}`;
      if (isTable(token)) return `table of ${token.rows.length}`;
      if (isCode(token)) return `board ${token.text}`;
      return token.type;
    });
}

/** All blocks with words; of a board, whose cells are the same everywhere, only its description. */
function blocksOf(source: string): readonly string[] {
  return tokensOf(source)
    .map((token) => (isCode(token) ? (token.lang ?? '') : token.raw.trim()))
    .filter((text) => /\p{L}{2}/u.test(text));
}

function boardsOf(source: string): readonly Tokens.Code[] {
  return tokensOf(source).filter(isCode);
}

/** Skulls move first, so there are as many skulls as treasures, or one more. */
function isPossible(board: string): boolean {
  const signs = board.split(/\s+/);
  const lead =
    signs.filter((sign) => sign === 'X').length - signs.filter((sign) => sign === 'O').length;
  return signs.length === 9 && (lead === 0 || lead === 1);
}

function wordCount(source: string): number {
  const words = tokensOf(source)
    .filter((token) => !isCode(token))
    .map(({ raw }) => raw)
    .join(' ');
  return words.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === 'code';
}
