import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { GAMES } from '#games/catalogue.ts';
import { ROUTES } from '#site/routes.ts';
import { SITE } from '#site/site.ts';
import DIGESTS from '#site/social-digests.json' with { type: 'json' };
import { socialPictureOf } from '#site/social-pictures.ts';
import { COMPOSITION_FILES, presentDigests, SOCIAL_FOLDER, sourcesOf } from './social-pictures.ts';

const MAX_BYTES = 80_000;

test('every game has a picture, and all other pages have one together [R88]', () => {
  const ids = [...GAMES.map(({ id }) => id), 'site'];
  expect(COMPOSITION_FILES).toEqual(ids.map((id) => `${id}.svg`).toSorted());
});

// If this fails, the drawings have changed: run "npm run social" and look at public/social.
test('the pictures are those of the present drawings', () => {
  expect(DIGESTS).toEqual(presentDigests());
  const files = Object.entries(DIGESTS).map(([id, digest]) => `${id}-${digest}.png`);
  expect(readdirSync(SOCIAL_FOLDER).toSorted()).toEqual(files.toSorted());
});

test.each(ROUTES)(
  'the picture for $id is a light PNG of its size, with a colour table',
  (route) => {
    const { address, width, height } = socialPictureOf(route);
    const png = readFileSync(join(SOCIAL_FOLDER, address.replace(`${SITE.origin}/social/`, '')));
    const isTable: unknown = expect.any(Array);
    expect([width, height]).toEqual([1200, 630]);
    expect(decode(png)).toMatchObject({ width, height, depth: 8, palette: isTable });
    expect(png.length).toBeLessThan(MAX_BYTES);
  },
);

test.each(COMPOSITION_FILES)('the picture %s is made of drawings, and holds no words', (file) => {
  const [composition, ...drawings] = sourcesOf(file);
  expect(composition).not.toMatch(/<(text|foreignObject|style)\b/);
  expect(composition).not.toMatch(/<image (?![^>]*href="[\w./-]+\.svg")/);
  expect(drawings).not.toEqual([]);
  // A drawing inside another one would stay empty.
  expect(drawings.join('')).not.toMatch(/<(text|image|foreignObject|style)\b/);
});
