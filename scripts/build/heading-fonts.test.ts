import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { HEADING_FACES, SAMPLES, type FaceFile } from './heading-faces.ts';
import { averageAdvanceEm, fallbackFamily, makeHeadingFonts, openFont } from './heading-fonts.ts';

const MAX_LANGUAGE_BYTES = 60_000;

const PUNCTUATION = '.,:;!?&()-–—…‘’“”';

/** What each language writes beyond the letters that are common to its script. */
const LETTERS: Readonly<Record<string, string>> = {
  en: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${PUNCTUATION}`,
  de: `ÄÖÜäöüß„“‚‘${PUNCTUATION}`,
  es: `ÁÉÍÓÚÜÑáéíóúüñ¿¡«»${PUNCTUATION}`,
  pt: `ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü${PUNCTUATION}`,
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670ـ،؛؟!?ABCxyz«»',
  ru: `АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяABCxyz«»№${PUNCTUATION}`,
  hi: `अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैॉोौंःँ़्क्षज्ञ।ABCxyz${PUNCTUATION}`,
  ur: 'آاأبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےۓ\u064e\u064f\u0650\u0651\u0654۔،؛؟!?ABCxyz“”',
};

const faces = await makeHeadingFonts();
const fonts = faces.flatMap(({ files }) => files);

describe.each(HEADING_FACES)('$family', ({ family, languages, files }) => {
  const built = files.map((file) => builtFont(file));

  test('fits the budget of one page', () => {
    const bytes = built.reduce((sum, { woff2 }) => sum + woff2.length, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_LANGUAGE_BYTES);
  });

  test.each(languages)('writes every letter of %s', async (language) => {
    const characters = await Promise.all(
      files.map(async (file) =>
        [...(await codePoints(builtFont(file).woff2))].filter(within(file)),
      ),
    );
    const missing = [...(LETTERS[language] ?? '')].filter(
      (letter) => !characters.flat().includes(letter.codePointAt(0) ?? 0),
    );
    expect(LETTERS).toHaveProperty(language);
    expect(missing).toEqual([]);
  });

  test.each(files)('$name keeps every character that its source has in the spans', async (file) => {
    const kept = await codePoints(builtFont(file).woff2);
    const promised = [...(await codePoints(await sourceOf(file)))].filter(within(file));
    expect(promised.filter((codePoint) => !kept.has(codePoint))).toEqual([]);
    expect(promised.length).toBeGreaterThan(0);
  });

  test.each(files)('$name joins and kerns its sample as its source does', async (file) => {
    const subset = await openFont(builtFont(file).woff2);
    const source = await openFont(await sourceOf(file));
    expect(averageAdvanceEm(subset, file.script)).toBe(averageAdvanceEm(source, file.script));
  });

  test('has a fallback family in every file’s rules, and swaps', () => {
    for (const { css } of built) {
      expect(css).toContain(`font-family: '${fallbackFamily(family)}'`);
      expect(css).toContain('font-display: swap');
    }
  });
});

test('Arabic letters keep their initial, medial and final forms', async () => {
  const lalezar = fonts.find(({ name }) => name === 'lalezar');
  const font = await openFont(lalezar?.woff2 ?? Buffer.alloc(0));
  expect(font.face.getTableFeatureTags('GSUB')).toEqual(
    expect.arrayContaining(['init', 'medi', 'fina', 'rlig']),
  );
  expect(font.face.getTableFeatureTags('GPOS')).toEqual(expect.arrayContaining(['mark', 'kern']));
});

test('a fallback is as wide as the web font, and its lines are as high', async () => {
  const [berkshire] = fonts;
  const [georgia] = HEADING_FACES[0]?.files[0]?.localFaces ?? [];
  const rule = berkshire?.css.split('}').find((text) => text.includes("local('Georgia')")) ?? '';
  const source = await openFont(berkshire?.woff2 ?? Buffer.alloc(0));
  const scale = descriptor(rule, 'size-adjust');
  expect(scale * (georgia?.averageAdvanceEm ?? 0)).toBeCloseTo(
    averageAdvanceEm(source, 'latin'),
    3,
  );
  expect(scale * descriptor(rule, 'ascent-override')).toBeCloseTo(2007 / 2048, 3);
  expect(scale * descriptor(rule, 'descent-override')).toBeCloseTo(537 / 2048, 3);
});

test('samples are words, without digits', () => {
  for (const sample of Object.values(SAMPLES)) expect(sample).not.toMatch(/\d|\s{2}/);
});

function builtFont(file: FaceFile): (typeof fonts)[number] {
  const font = fonts.find(({ name }) => name === file.name);
  if (font === undefined) throw new Error(`${file.name} was not built`);
  return font;
}

function sourceOf(file: FaceFile): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file.source));
}

async function codePoints(woff2: Buffer): Promise<ReadonlySet<number>> {
  return new Set((await openFont(woff2)).face.collectUnicodes());
}

function within({ spans }: FaceFile): (codePoint: number) => boolean {
  return (codePoint) => spans.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function descriptor(rule: string, name: string): number {
  return Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
}
