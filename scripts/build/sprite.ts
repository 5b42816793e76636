import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { optimize } from 'svgo';
import { ICONS, SYMBOLS, type IconName } from '#ui/drawing-names.ts';

const ART = new URL('../../art/', import.meta.url);

/** The names of all drawings, each of which becomes a picture of its own. */
export const PICTURES = globSync('*.svg', { cwd: ART }).map((file) => basename(file, '.svg'));

const SYMBOL_SIDE = 64;

/** One file with a symbol for every icon, to be shown by `<use>`, which gives it the text's colour. */
export function makeSprite(): string {
  const symbols = ICONS.map((name) => withRoot('symbol', `id="icon-${name}"`, readIcon(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** The six symbols in one row: the picture can show any of them, so loading it gives nothing away. */
export function makeSymbolStrip(): string {
  const size = `width="${SYMBOLS.length * SYMBOL_SIDE}" height="${SYMBOL_SIDE}"`;
  const places = SYMBOLS.map((name, index) => {
    const place = `x="${index * SYMBOL_SIDE}" width="${SYMBOL_SIDE}" height="${SYMBOL_SIDE}"`;
    return withRoot('svg', place, readDrawing(name));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${places.join('')}</svg>\n`;
}

/** A picture in its own file, with width and height, so that an `<img>` has a size before any CSS. */
export function makePicture(name: string): string {
  // A drawing that states its size does so before the view box.
  const viewBox = /(?<=<svg xmlns="\S+" )viewBox="\S+ \S+ (\S+) (\S+)"/;
  return `${minify(readDrawing(name).replace(viewBox, '$& width="$1" height="$2"'))}\n`;
}

function readDrawing(name: string): string {
  return readFileSync(new URL(`${name}.svg`, ART), 'utf8');
}

/** The icon as its makers drew it, but with the bolder line that suits the drawings. */
function readIcon(name: IconName): string {
  const path = createRequire(import.meta.url).resolve(`lucide-static/icons/${name}.svg`);
  return readFileSync(path, 'utf8').replace(/stroke-width="[^"]*"/, 'stroke-width="2.4"');
}

function minify(svg: string): string {
  // SVGO bends an `S` curve whose predecessor it has turned into a `Q`.
  const params = { overrides: { convertPathData: { convertToQ: false } } };
  return optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params }] }).data;
}

/**
 * A drawing inside another document. What `<use>` shows inherits from the `<use>`, not from the sprite's root: so the
 * new root carries the presentation attributes of the old (`fill="none"`, round caps) itself.
 */
function withRoot(tag: string, attributes: string, svg: string): string {
  const [, own = '', content = ''] = /<svg\s([^>]*)>(.*)<\/svg>/s.exec(minify(svg)) ?? [];
  const kept = own.replace(/(?<!\S)(?:xmlns|width|height|class)="[^"]*"\s*/g, '').trim();
  return `<${tag} ${attributes} ${kept}>${content}</${tag}>`;
}
