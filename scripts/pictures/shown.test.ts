import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownPictures } from './shown.ts';

const LARGEST_BYTES = 150_000;

test.each(shownPictures())('%s is there, and light enough for every clone', (path) => {
  expect(statSync(path).size).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('the repository keeps no picture of a page that no document shows', () => {
  const kept = globSync('docs/**/*.{png,jpg,webp}');
  expect(kept.filter((path) => !shownPictures().includes(path))).toEqual([]);
});
