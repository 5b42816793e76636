import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packOpenings } from '../../src/solver/packed-openings.ts';
import { storedKnowledge } from '../solver/stored-openings.ts';
import { filesIn } from './built-files.ts';
import { HEADING_FACES } from './heading-faces.ts';
import { buildFont } from './heading-fonts.ts';
import { compileSolver } from './solver-module.ts';
import { makePicture, makeSprite, makeSymbolStrip, PICTURES } from './sprite.ts';

const GENERATED = 'src/generated';

/* Writes the pictures, the sprite, the fonts, the compiled search and its openings. */
const assets = new Map<string, string | Uint8Array>([
  ['sprite.svg', makeSprite()],
  ['symbols.svg', makeSymbolStrip()],
  ['connect-four.wasm', compileSolver()],
  ['openings.bin', await packOpenings(storedKnowledge())],
  ...PICTURES.map((name) => [`pictures/${name}.svg`, makePicture(name)] as const),
]);
for (const face of HEADING_FACES) {
  const fonts = await Promise.all(face.scripts.map((script) => buildFont(face, script)));
  assets.set(`fonts/${face.name}.css`, `${fonts.map(({ css }) => css).join('\n\n')}\n`);
  for (const { name, woff2 } of fonts) assets.set(`fonts/${name}.woff2`, woff2);
}

mkdirSync(GENERATED, { recursive: true });
for (const path of filesIn(GENERATED)) if (!assets.has(path)) rmSync(join(GENERATED, path));
for (const [path, content] of assets) {
  const file = join(GENERATED, path);
  // A running Vite would reload for a file that is written again.
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Made ${assets.size} assets`);
