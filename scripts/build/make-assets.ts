import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeHeadingFonts } from './heading-fonts.ts';
import { makePicture, makeSprite, makeSymbolStrip, PICTURES } from './sprite.ts';

const GENERATED = new URL('../../src/generated/', import.meta.url);

/** Folders that hold nothing but what this script writes. */
const OWN_FOLDERS = ['pictures', 'fonts'];

type Assets = ReadonlyMap<string, Buffer>;

if (import.meta.main) {
  const assets = await makeAssets();
  writeAssets(assets);
  printSizes(assets);
}

/** The generated files by their path. */
async function makeAssets(): Promise<Assets> {
  const faces = await makeHeadingFonts();
  const texts: readonly (readonly [string, string])[] = [
    ['sprite.svg', makeSprite()],
    ['symbols.svg', makeSymbolStrip()],
    ...faces.map(({ name, css }) => [`fonts/${name}.css`, css] as const),
    ...PICTURES.map((name) => [`pictures/${name}.svg`, makePicture(name)] as const),
  ];
  return new Map([
    ...texts.map(([path, text]) => [path, Buffer.from(text)] as const),
    ...faces.flatMap(({ files }) =>
      files.map(({ name, woff2 }) => [`fonts/${name}.woff2`, woff2] as const),
    ),
  ]);
}

/** Leaves files alone that are already right, so that a running Vite does not reload for them. */
function writeAssets(assets: Assets): void {
  for (const folder of OWN_FOLDERS) removeStrangers(folder, assets);
  for (const [path, content] of assets) {
    const file = new URL(path, GENERATED);
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
  }
}

function removeStrangers(folder: string, assets: Assets): void {
  const place = new URL(`${folder}/`, GENERATED);
  mkdirSync(place, { recursive: true });
  const strangers = readdirSync(place).filter((name) => !assets.has(`${folder}/${name}`));
  for (const name of strangers) rmSync(new URL(name, place), { recursive: true });
}

function printSizes(assets: Assets): void {
  const pictures = [...assets].filter(([path]) => path.startsWith('pictures/'));
  const rows = [...assets]
    .filter(([path]) => !path.startsWith('pictures/'))
    .map(([path, { length }]) => ({ file: path, bytes: length }));
  const pictureBytes = pictures.reduce((sum, [, { length }]) => sum + length, 0);
  console.table([...rows, { file: `pictures/ (${pictures.length} files)`, bytes: pictureBytes }]);
}
