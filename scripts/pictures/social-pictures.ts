import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#games/catalogue.ts';
import type { SocialPictureId } from '../../src/site/social-pictures.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { drawPicture } from './camera.ts';
import { withColourTable } from './palette-png.ts';

export const SOCIAL_FOLDER = join(import.meta.dirname, '../../public/social');
export const DIGESTS_FILE = join(import.meta.dirname, '../../src/site/social-digests.json');

export const SOCIAL_PICTURE_IDS: readonly SocialPictureId[] = [
  ...GAMES.map(({ id }) => id),
  'site',
];

/** The size that social networks ask for. Source: https://ogp.me/, https://developers.facebook.com/docs/sharing/webmasters/images/. */
const SIZE = { width: 1200, height: 630 } as const;

/** The sources of a picture: its composition, then the drawings that this shows. */
export function sourcesOf(id: SocialPictureId): readonly string[] {
  const composition = readFileSync(compositionOf(id), 'utf8');
  const shown = [...composition.matchAll(/href="([^#"]+)"/g)].map(([, path = '']) =>
    readFileSync(new URL(path, compositionOf(id)), 'utf8'),
  );
  return [composition, ...shown];
}

/** Identifies one state of a picture's sources; it is part of the picture's file name. */
export function digestOf(id: SocialPictureId): string {
  // The sources have the line endings of the machine.
  const source = sourcesOf(id).join('').replaceAll('\r\n', '\n');
  return createHash('sha256').update(source).digest('hex').slice(0, 10);
}

if (import.meta.main) await makeSocialPictures();

/**
 * Fills public/social with the pictures of the present drawings and nothing else, and writes down their digests.
 * A picture that is there stays: another browser would draw the same with other bytes.
 */
async function makeSocialPictures(): Promise<void> {
  mkdirSync(SOCIAL_FOLDER, { recursive: true });
  const files = new Map(SOCIAL_PICTURE_IDS.map((id) => [`${id}-${digestOf(id)}.png`, id]));
  for (const name of readdirSync(SOCIAL_FOLDER)) {
    if (!files.has(name)) rmSync(join(SOCIAL_FOLDER, name));
  }
  const browser = await launchBrowser(['--disable-gpu']);
  for (const [file, id] of files) {
    if (existsSync(join(SOCIAL_FOLDER, file))) continue;
    const png = withColourTable(await drawPicture(browser, compositionOf(id), SIZE));
    writeFileSync(join(SOCIAL_FOLDER, file), png);
    console.log(`${file}: ${png.length} bytes`);
  }
  await browser.close();
  const digests = Object.fromEntries(SOCIAL_PICTURE_IDS.map((id) => [id, digestOf(id)]));
  writeFileSync(DIGESTS_FILE, `${JSON.stringify(digests, null, 2)}\n`);
}

function compositionOf(id: SocialPictureId): URL {
  return new URL(`../../art/social/${id}.svg`, import.meta.url);
}
