import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Where tests lie. */
const TESTS = ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/{e2e,gallery}/**/*.spec.ts'];

/** Numbers at the end of a test’s name, up to the quotation mark that ends it. */
const MARK = / \[([RX]\d+(?:, [RX]\d+)*)\](?=['"`])/g;
/** What looks like such numbers, wherever it stands. */
const LOOSE_MARK = /\[[^\]'"`]*\b[RX]\d+\b[^\]'"`]*\]/g;

/** The lists of what is to be proved, numbered with a letter of their own, and what their entries are like. */
const LISTS = [
  { file: 'docs/requirements.md', letter: 'R', text: /^\S[^→]+$/, leastEntries: 130 },
  { file: 'docs/faults.md', letter: 'X', text: /^[^→]+ → [^→]+$/, leastEntries: 50 },
] as const;

const SOURCES = globSync(TESTS).map((file) => ({
  path: file.replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}));

const PROOFS = SOURCES.flatMap(({ path, text }) =>
  [...text.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ path, id }))),
);

describe.each(LISTS)('$file', ({ file, letter, text, leastEntries }) => {
  const entries = [
    ...readFileSync(file, 'utf8').matchAll(/^- \*\*(\w+)\*\* (.+(?:\n {2}.+)*)$/gm),
  ].map(([, id = '', entry = '']) => ({ id, entry: entry.replaceAll(/\s+/g, ' ') }));
  const ids = entries.map(({ id }) => id);

  test('numbers its entries from 1 without a gap; each is whole and there once', () => {
    expect(ids).toEqual(ids.map((_, index) => `${letter}${index + 1}`));
    expect(ids.length).toBeGreaterThan(leastEntries);
    expect(new Set(entries.map(({ entry }) => entry)).size).toBe(ids.length);
    expect(entries.filter(({ entry }) => !text.test(entry))).toEqual([]);
  });

  test('has an entry for each number in the name of a test, and the other way round', () => {
    const proved = PROOFS.map(({ id }) => id).filter((id) => id.startsWith(letter));
    expect(new Set(proved)).toEqual(new Set(ids));
  });
});

test('each fault is brought about in the built product [R124]', () => {
  const faults = PROOFS.filter(({ id }) => id.startsWith('X'));
  const seen = faults.filter(({ path }) => path.startsWith('tests/e2e/')).map(({ id }) => id);
  expect(faults.filter(({ id }) => !seen.includes(id))).toEqual([]);
});

test('whatever looks like such a number stands at the end of a name', () => {
  const loose = SOURCES.flatMap(({ path, text }) => {
    const marks = text.match(MARK) ?? [];
    const looks = text.match(LOOSE_MARK) ?? [];
    return looks.length === marks.length ? [] : [{ path, looks, marks }];
  });
  expect(loose).toEqual([]);
});
