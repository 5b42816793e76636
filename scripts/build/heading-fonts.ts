import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as TextBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { SAMPLES, UNICODE_RANGES, type HeadingFace, type Script } from './heading-faces.ts';

/** The file of a heading face for a script, as its package brings it (`original`) and as it is served, and its rules. */
export async function buildFont(face: HeadingFace, script: Script) {
  const path = `@fontsource/${face.name}/files/${face.name}-${script}-400-normal.woff2`;
  const source = await readFile(createRequire(import.meta.url).resolve(path));
  const original = await openFont(source);
  const name = script === face.scripts[0] ? face.name : `${face.name}-${script}`;
  const webFont = fontFace({
    'font-family': `'${face.family}'`,
    src: `url('./${name}.woff2') format('woff2')`,
    'font-display': 'swap',
    'unicode-range': UNICODE_RANGES[script],
  });
  // Hints help small text on coarse screens and make up half of the file.
  const options = { targetFormat: 'woff2', noHinting: true } as const;
  const woff2 = face.isSubset ? await subsetFont(source, charactersOf(script), options) : source;
  const css = [...fallbackRules(face, script, original), webFont].join('\n');
  return { name, script, original, woff2, css };
}

/** The characters that a heading face writes of a script. */
export function charactersOf(script: Script): string {
  const ranges = UNICODE_RANGES[script].matchAll(/U\+(\w+)(?:-(\w+))?/g);
  const codePoints = [...ranges].flatMap(([, first = '', last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
  return String.fromCodePoint(...codePoints);
}

/** Reads a font of any format for measuring. */
export async function openFont(bytes: Buffer): Promise<Font> {
  const sfnt = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return new Font(new Face(new Blob(new Uint8Array(sfnt))));
}

/** The mean advance of a character in the sample of a script, joined and kerned, in em. */
export function averageAdvanceEm(font: Font, script: Script): number {
  // The space comes from the Latin file of a face, in Arabic text too.
  const runs = script === 'latin' ? [SAMPLES.latin] : SAMPLES[script].split(' ');
  const advance = runs.reduce((sum, run) => sum + advanceOf(font, run), 0);
  return advance / runs.join('').length / font.face.upem;
}

function advanceOf(font: Font, text: string): number {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/**
 * The rules of the family that stands in for a heading face and follows it in `font-family`.
 *
 * When several rules of one family cover the same characters, the last usable one wins (CSS Fonts 4,
 * "Composite faces"), so the first choice comes last. `size-adjust` makes the local font as wide as the
 * web font on average; it also scales the other three, so they are divided by it, which makes lines
 * exactly as high as the web font's. Capsize's createFontStack computes it the same way; the idea is
 * explained in https://developer.chrome.com/blog/font-fallbacks.
 */
function fallbackRules({ family, localFonts }: HeadingFace, script: Script, font: Font) {
  const { ascender, descender, lineGap } = font.hExtents();
  return localFonts.toReversed().flatMap(([names, widths]) => {
    const localAdvanceEm = widths[script];
    if (localAdvanceEm === undefined) return [];
    const scale = localAdvanceEm === null ? 1 : averageAdvanceEm(font, script) / localAdvanceEm;
    const adjustedUnits = font.face.upem * scale;
    return fontFace({
      'font-family': `'${family} Fallback'`,
      src: names.map((name) => `local('${name}')`).join(', '),
      'size-adjust': percent(scale),
      'ascent-override': percent(ascender / adjustedUnits),
      'descent-override': percent(Math.abs(descender) / adjustedUnits),
      'line-gap-override': percent(lineGap / adjustedUnits),
      'unicode-range': UNICODE_RANGES[script],
    });
  });
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}

if (import.meta.main) {
  for (const path of process.argv.slice(2)) {
    const font = await openFont(await readFile(path));
    for (const script of Object.keys(SAMPLES) as Script[]) {
      console.log(path, script, averageAdvanceEm(font, script).toFixed(4));
    }
  }
}
