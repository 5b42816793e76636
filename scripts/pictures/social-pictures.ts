import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../browser/find-browser.ts';
import { drawPicture } from './camera.ts';
import { withColourTable } from './palette-png.ts';

const COMPOSITIONS = new URL('../../art/social/', import.meta.url);
const DIGESTS_FILE = 'src/site/social-digests.json';

export const SOCIAL_FOLDER = 'public/social';

/** The file names of all compositions. */
export const COMPOSITION_FILES: readonly string[] = readdirSync(COMPOSITIONS)
  .filter((file) => file.endsWith('.svg'))
  .toSorted();

/** The size that social networks ask for. Source: https://ogp.me/, https://developers.facebook.com/docs/sharing/webmasters/images/. */
const SIZE = { width: 1200, height: 630 } as const;

/** The sources of a picture: its composition, then the drawings that this shows. */
export function sourcesOf(file: string): readonly string[] {
  const composition = readFileSync(new URL(file, COMPOSITIONS), 'utf8');
  const shown = [...composition.matchAll(/href="([^#"]+)"/g)].map(([, path = '']) =>
    readFileSync(new URL(path, COMPOSITIONS), 'utf8'),
  );
  return [composition, ...shown];
}

/** One state of each picture's sources, by the picture's id; it is part of the picture's file name. */
export function presentDigests(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    COMPOSITION_FILES.map((file) => {
      // The sources have the line endings of the machine.
      const source = sourcesOf(file).join('').replaceAll('\r\n', '\n');
      const digest = createHash('sha256').update(source).digest('hex').slice(0, 10);
      return [file.replace('.svg', ''), digest] as const;
    }),
  );
}

/*
 * Fills public/social with the pictures of the present drawings and nothing else, and writes down their digests.
 * A picture that is there stays: another browser would draw the same with other bytes.
 */
if (import.meta.main) {
  mkdirSync(SOCIAL_FOLDER, { recursive: true });
  const digests = presentDigests();
  const files = new Map(Object.entries(digests).map(([id, digest]) => [`${id}-${digest}.png`, id]));
  for (const name of readdirSync(SOCIAL_FOLDER)) {
    if (!files.has(name)) rmSync(join(SOCIAL_FOLDER, name));
  }
  await using browser = await launchBrowser(['--disable-gpu']);
  for (const [file, id] of files) {
    if (existsSync(join(SOCIAL_FOLDER, file))) continue;
    const drawn = await drawPicture(browser, new URL(`${id}.svg`, COMPOSITIONS), SIZE);
    const png = withColourTable(drawn);
    writeFileSync(join(SOCIAL_FOLDER, file), png);
    console.log(`${file}: ${png.length} bytes`);
  }
  writeFileSync(DIGESTS_FILE, `${JSON.stringify(digests, null, 2)}\n`);
}
