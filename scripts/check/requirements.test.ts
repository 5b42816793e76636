import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Where tests lie, and how their files are called there. */
const TESTS = [
  { folder: 'src', files: /\.test\.tsx?$/ },
  { folder: 'scripts', files: /\.test\.ts$/ },
  { folder: 'tests/e2e', files: /\.spec\.ts$/ },
  { folder: 'tests/gallery', files: /\.spec\.ts$/ },
] as const;

/** Requirements at the end of a test’s name, up to the quotation mark that ends it. */
const PROVED = / \[(R[^\]]*)\](?=['"`])/g;

const REQUIREMENTS = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, text = ''] = /^\| (R\d+) +\| (.+?) +\|$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text }];
  });
const IDS = REQUIREMENTS.map(({ id }) => id);

const PROOFS = TESTS.flatMap(({ folder, files }) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .flatMap((file) => idsIn(readFileSync(join(ROOT, folder, file), 'utf8'))),
);

test('requirements are numbered from 1 without a gap, and each is there once', () => {
  expect(IDS).toEqual(IDS.map((_, index) => `R${index + 1}`));
  expect(IDS.length).toBeGreaterThan(70);
  expect(new Set(REQUIREMENTS.map(({ text }) => text)).size).toBe(IDS.length);
});

test('each requirement is in the name of a test', () => {
  expect(IDS.filter((id) => !PROOFS.includes(id))).toEqual([]);
});

test('the name of a test has no requirement that does not exist', () => {
  expect(PROOFS.filter((id) => !IDS.includes(id))).toEqual([]);
});

function idsIn(source: string): readonly string[] {
  return [...source.matchAll(PROVED)].flatMap(([, ids = '']) => ids.split(', '));
}
