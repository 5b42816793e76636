import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownPictures } from './shown.ts';

const ROOT = join(import.meta.dirname, '../..');
const LARGEST_BYTES = 150_000;

test.each(shownPictures())('%s is there, and light enough for every clone', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
  expect(statSync(join(ROOT, path)).size).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('the repository keeps no picture of a page that no document shows', () => {
  const kept = globSync('docs/**/*.{png,jpg,webp}', { cwd: ROOT });
  expect(kept.filter((path) => !shownPictures().includes(path))).toEqual([]);
});
