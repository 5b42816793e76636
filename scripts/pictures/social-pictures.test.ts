import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/catalogue.ts';
import { ROUTES } from '#site/routes.ts';
import { SITE } from '#site/site.ts';
import { socialPictureOf } from '#site/social-pictures.ts';
import {
  digestOf,
  DIGESTS_FILE,
  SOCIAL_FOLDER,
  SOCIAL_PICTURE_IDS,
  sourcesOf,
} from './social-pictures.ts';

const MAX_BYTES = 80_000;

test('every game has a picture, and all other pages have one together [R88]', () => {
  expect(SOCIAL_PICTURE_IDS).toEqual([...GAMES.map(({ id }) => id), 'site']);
});

// If this fails, the drawings have changed: run "npm run social" and look at public/social.
test('the pictures are those of the present drawings', () => {
  const digests = Object.fromEntries(SOCIAL_PICTURE_IDS.map((id) => [id, digestOf(id)]));
  expect(JSON.parse(readFileSync(DIGESTS_FILE, 'utf8'))).toEqual(digests);
  expect(readdirSync(SOCIAL_FOLDER).toSorted()).toEqual(
    SOCIAL_PICTURE_IDS.map((id) => `${id}-${digestOf(id)}.png`).toSorted(),
  );
});

describe.each(ROUTES)('the picture for links to $id', (route) => {
  const { address, width, height } = socialPictureOf(route);
  const [, file = ''] = address.split(`${SITE.origin}/social/`);
  const png = readFileSync(join(SOCIAL_FOLDER, file));

  test('is a PNG of the size that its page says, with a colour table', () => {
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect([width, height]).toEqual([1200, 630]);
    expect([...png.subarray(24, 26)], '8 bits, colour table').toEqual([8, 3]);
  });

  test('is small enough to be fetched by anyone', () => {
    expect(png.length).toBeLessThan(MAX_BYTES);
  });
});

test.each(SOCIAL_PICTURE_IDS)('the picture %s is made of drawings, and holds no words', (id) => {
  const [composition, ...drawings] = sourcesOf(id);
  expect(composition).not.toMatch(/<(text|foreignObject|style)\b/);
  expect(composition).not.toMatch(/<image (?![^>]*href="[\w./-]+\.svg")/);
  expect(drawings).not.toEqual([]);
  // A drawing inside another one would stay empty.
  expect(drawings.join('')).not.toMatch(/<(text|image|foreignObject|style)\b/);
});
