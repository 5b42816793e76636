import { expect, test } from 'vitest';
import { ARTICLES } from './articles.ts';

test('every article has a slug of its own, in small letters with hyphens between words [R40]', () => {
  const slugs = ARTICLES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(ARTICLES.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/);
});
