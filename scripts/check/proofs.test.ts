import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Where tests lie, and how their files are called there. */
const TESTS = [
  { folder: 'src', files: /\.test\.tsx?$/ },
  { folder: 'scripts', files: /\.test\.ts$/ },
  { folder: 'tests/e2e', files: /\.spec\.ts$/ },
  { folder: 'tests/gallery', files: /\.spec\.ts$/ },
] as const;

/** Numbers at the end of a test’s name, up to the quotation mark that ends it. */
const MARK = / \[([RX]\d+(?:, [RX]\d+)*)\](?=['"`])/g;
/** What looks like such numbers, wherever it stands. */
const LOOSE_MARK = /\[[^\]'"`]*\b[RX]\d+\b[^\]'"`]*\]/g;

/** A list of things to prove: its rows are numbered, with a letter of its own. */
interface ProvedList {
  readonly file: string;
  readonly letter: string;
  readonly leastRows: number;
}

const LISTS: readonly ProvedList[] = [
  { file: 'docs/requirements.md', letter: 'R', leastRows: 120 },
  { file: 'docs/faults.md', letter: 'X', leastRows: 50 },
];

const SOURCES = TESTS.flatMap(({ folder, files }) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      text: readFileSync(join(ROOT, folder, file), 'utf8'),
    })),
);

const PROOFS = SOURCES.flatMap(({ path, text }) =>
  [...text.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ path, id }))),
);

describe.each(LISTS)('$file', ({ file, letter, leastRows }) => {
  const rows = readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return id.startsWith(letter) ? [{ id, cells: cells.slice(0, -1) }] : [];
    });
  const ids = rows.map(({ id }) => id);

  test('has rows that are numbered from 1 without a gap, each once and whole', () => {
    expect(ids).toEqual(ids.map((_, index) => `${letter}${index + 1}`));
    expect(ids.length).toBeGreaterThan(leastRows);
    expect(new Set(rows.map(({ cells: [text] }) => text)).size).toBe(ids.length);
    expect(rows.filter(({ cells }) => cells.includes(''))).toEqual([]);
  });

  test('has every row in the name of a test', () => {
    expect(ids.filter((id) => !PROOFS.some((proof) => proof.id === id))).toEqual([]);
  });

  test('has a row for each number in the name of a test', () => {
    const own = PROOFS.filter(({ id }) => id.startsWith(letter));
    expect(own.filter(({ id }) => !ids.includes(id))).toEqual([]);
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
