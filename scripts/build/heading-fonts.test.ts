import { describe, expect, test } from 'vitest';
import { HEADING_FACES, SAMPLES } from './heading-faces.ts';
import { averageAdvanceEm, buildFace, charactersOf, openFont } from './heading-fonts.ts';

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

const faces = await Promise.all(
  HEADING_FACES.map(async (face) => ({ ...face, fonts: await buildFace(face) })),
);

describe.each(faces)('$family', ({ family, languages, fonts }) => {
  test('fits the budget of one page', () => {
    const bytes = fonts.reduce((sum, { woff2 }) => sum + woff2.length, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_LANGUAGE_BYTES);
  });

  test.each(languages)('writes every letter of %s', async (language) => {
    const written = await Promise.all(
      fonts.map(({ woff2, script }) => charactersIn(woff2, charactersOf(script))),
    );
    expect(LETTERS).toHaveProperty(language);
    const letters = [...(LETTERS[language] ?? '')];
    expect(letters.filter((letter) => !written.flat().includes(codeOf(letter)))).toEqual([]);
  });

  test.each(fonts)('$name has every character that its source has of its script', async (font) => {
    const promised = await charactersIn(font.source, charactersOf(font.script));
    expect(promised.length).toBeGreaterThan(0);
    expect(await charactersIn(font.woff2, promised)).toEqual(promised);
  });

  test.each(fonts)('$name joins and kerns its sample as its source does', async (font) => {
    const { woff2, source, script } = font;
    const [built, original] = await Promise.all([openFont(woff2), openFont(source)]);
    expect(averageAdvanceEm(built, script)).toBe(averageAdvanceEm(original, script));
  });

  test('has a fallback family in every file’s rules, and swaps', () => {
    for (const { css } of fonts) {
      expect(css).toContain(`font-family: '${family} Fallback'`);
      expect(css).toContain('font-display: swap');
    }
  });
});

test('Arabic letters keep their initial, medial and final forms', async () => {
  const lalezar = faces.find(({ name }) => name === 'lalezar')?.fonts[0];
  const { face } = await openFont(lalezar?.woff2 ?? Buffer.alloc(0));
  expect(face.getTableFeatureTags('GSUB')).toEqual(
    expect.arrayContaining(['init', 'medi', 'fina', 'rlig']),
  );
  expect(face.getTableFeatureTags('GPOS')).toEqual(expect.arrayContaining(['mark', 'kern']));
});

test('a fallback is as wide as the web font, and its lines are as high', async () => {
  const berkshire = faces[0]?.fonts[0];
  const rule = berkshire?.css.split('}').find((text) => text.includes("local('Georgia')")) ?? '';
  const descriptor = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  const scale = descriptor('size-adjust');
  const georgiaEm = faces[0]?.localFonts[0]?.[1].latin ?? 0;
  const source = await openFont(berkshire?.source ?? Buffer.alloc(0));
  expect(scale * georgiaEm).toBeCloseTo(averageAdvanceEm(source, 'latin'), 3);
  expect(scale * descriptor('ascent-override')).toBeCloseTo(2007 / 2048, 3);
  expect(scale * descriptor('descent-override')).toBeCloseTo(537 / 2048, 3);
});

test('samples are words, without digits', () => {
  for (const sample of Object.values(SAMPLES)) expect(sample).not.toMatch(/\d|\s{2}/);
});

/** Those of some code points that a font has. */
async function charactersIn(font: Buffer, wanted: readonly number[]): Promise<readonly number[]> {
  const codePoints = new Set((await openFont(font)).face.collectUnicodes());
  return wanted.filter((codePoint) => codePoints.has(codePoint));
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
