import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as TextBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {
  HEADING_FACES,
  SAMPLES,
  type CodePointSpans,
  type FaceFile,
  type LocalFace,
  type Script,
} from './heading-faces.ts';

/** A built heading face: its files, and the style sheet that declares them. */
export interface BuiltFace {
  readonly name: string;
  readonly css: string;
  readonly files: readonly BuiltFile[];
}

/** A built font file and the rules that declare it. */
export interface BuiltFile {
  readonly name: string;
  readonly woff2: Buffer;
  readonly css: string;
}

/** Every heading face, in the order of the list. */
export async function makeHeadingFonts(): Promise<readonly BuiltFace[]> {
  const jobs = HEADING_FACES.map(async ({ name, family, files }) => {
    const built = await Promise.all(files.map((file) => makeFile(family, file)));
    return { name, css: `${built.map(({ css }) => css).join('\n\n')}\n`, files: built };
  });
  return Promise.all(jobs);
}

/** The family that stands in for a heading face; it follows that face in `font-family`. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** Reads a font of any format for measuring. */
export async function openFont(bytes: Buffer): Promise<Font> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
  const sfnt = await subsetFont(bytes, undefined, options);
  return new Font(new Face(new Blob(new Uint8Array(sfnt))));
}

/** The mean advance of a character in the sample of a script, joined and kerned, in em. */
export function averageAdvanceEm(font: Font, script: Script): number {
  // The space comes from the Latin file of a face, in Arabic text too.
  const runs = script === 'latin' ? [SAMPLES.latin] : SAMPLES[script].split(' ');
  const advance = runs.reduce((sum, run) => sum + advanceOf(font, run), 0);
  return advance / runs.join('').length / font.face.upem;
}

async function makeFile(family: string, file: FaceFile): Promise<BuiltFile> {
  const path = createRequire(import.meta.url).resolve(file.source);
  const source = await readFile(path);
  const font = await openFont(source);
  // Hints help small text on coarse screens and make up half of the file.
  const woff2 = file.isSubset
    ? await subsetFont(source, charactersOf(file.spans), { targetFormat: 'woff2', noHinting: true })
    : source;
  const rules = [...fallbackRules(family, file, font), webFontRule(family, file)];
  return { name: file.name, woff2, css: rules.join('\n') };
}

function charactersOf(spans: CodePointSpans): string {
  return spans
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

function advanceOf(font: Font, text: string): number {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

function webFontRule(family: string, { name, spans }: FaceFile): string {
  return fontFace({
    'font-family': `'${family}'`,
    src: `url('./${name}.woff2') format('woff2')`,
    'font-display': 'swap',
    'unicode-range': unicodeRange(spans),
  });
}

/*
 * When several rules of one family cover the same characters, the last usable one wins
 * (CSS Fonts 4, "Composite faces"), so the first choice comes last.
 */
function fallbackRules(family: string, file: FaceFile, font: Font): readonly string[] {
  return file.localFaces.toReversed().map((localFace) =>
    fontFace({
      'font-family': `'${fallbackFamily(family)}'`,
      src: localFace.names.map((name) => `local('${name}')`).join(', '),
      ...matchedMetrics(font, file.script, localFace),
      'unicode-range': unicodeRange(file.spans),
    }),
  );
}

/**
 * `size-adjust` makes the local face as wide as the web font on average; it also scales the other
 * three, so they are divided by it, which makes lines exactly as high as the web font's. Capsize's
 * createFontStack computes it the same way; the idea is explained in
 * https://developer.chrome.com/blog/font-fallbacks.
 */
function matchedMetrics(
  font: Font,
  script: Script,
  { averageAdvanceEm: localAdvanceEm }: LocalFace,
): Readonly<Record<string, string>> {
  const scale = localAdvanceEm === null ? 1 : averageAdvanceEm(font, script) / localAdvanceEm;
  const { ascender, descender, lineGap } = font.hExtents();
  const adjustedUnits = font.face.upem * scale;
  return {
    'size-adjust': percent(scale),
    'ascent-override': percent(ascender / adjustedUnits),
    'descent-override': percent(Math.abs(descender) / adjustedUnits),
    'line-gap-override': percent(lineGap / adjustedUnits),
  };
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

function unicodeRange(spans: CodePointSpans): string {
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}

async function printWidths(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const font = await openFont(await readFile(path));
    for (const script of Object.keys(SAMPLES) as Script[]) {
      console.log(path, script, averageAdvanceEm(font, script).toFixed(4));
    }
  }
}

if (import.meta.main) await printWidths(process.argv.slice(2));
