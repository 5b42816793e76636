import type { Font } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { HEADING_FACES, SAMPLES, type Script } from './heading-faces.ts';
import { averageAdvanceEm, buildFont, charactersOf, openFont } from './heading-fonts.ts';

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
  HEADING_FACES.map(async (face) => {
    const fonts = face.scripts.map(async (script) => {
      const font = await buildFont(face, script);
      return { ...font, built: await openFont(font.woff2) };
    });
    return { ...face, fonts: await Promise.all(fonts) };
  }),
);

describe.each(faces)('$family', ({ family, languages, fonts }) => {
  test('fits the budget of one page; each file’s rules have a fallback family, and swap', () => {
    const bytes = fonts.reduce((sum, { woff2 }) => sum + woff2.length, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_LANGUAGE_BYTES);
    for (const { css } of fonts) {
      expect(css).toContain(`font-family: '${family} Fallback'`);
      expect(css).toContain('font-display: swap');
    }
  });

  test.each(languages)('writes every letter of %s', (language) => {
    const written = fonts.flatMap(({ built, script }) => charactersIn(built, script));
    expect(LETTERS).toHaveProperty(language);
    const letters = [...(LETTERS[language] ?? '')];
    expect(letters.filter((letter) => !written.includes(letter))).toEqual([]);
  });

  test.each(fonts)(
    '$name has every character that its source has of its script, and joins and kerns its sample as that does',
    ({ built, original, script }) => {
      const promised = charactersIn(original, script);
      expect(promised.length).toBeGreaterThan(0);
      expect(charactersIn(built, script)).toEqual(promised);
      expect(averageAdvanceEm(built, script)).toBe(averageAdvanceEm(original, script));
    },
  );
});

test('Arabic letters keep their initial, medial and final forms', () => {
  const face = faces.find(({ name }) => name === 'lalezar')?.fonts[0]?.built.face;
  expect(face?.getTableFeatureTags('GSUB')).toEqual(
    expect.arrayContaining(['init', 'medi', 'fina', 'rlig']),
  );
  expect(face?.getTableFeatureTags('GPOS')).toEqual(expect.arrayContaining(['mark', 'kern']));
});

test('a fallback is as wide as the web font, and its lines are as high', () => {
  const berkshire = faces[0]?.fonts[0];
  const rule = berkshire?.css.split('}').find((text) => text.includes("local('Georgia')")) ?? '';
  const descriptor = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  const scale = descriptor('size-adjust');
  const georgiaEm = faces[0]?.localFonts[0]?.[1].latin ?? 0;
  const widthEm = berkshire === undefined ? 0 : averageAdvanceEm(berkshire.original, 'latin');
  expect(scale * georgiaEm).toBeCloseTo(widthEm, 3);
  expect(scale * descriptor('ascent-override')).toBeCloseTo(2007 / 2048, 3);
  expect(scale * descriptor('descent-override')).toBeCloseTo(537 / 2048, 3);
});

test('samples are words, without digits', () => {
  for (const sample of Object.values(SAMPLES)) expect(sample).not.toMatch(/\d|\s{2}/);
});

/** The characters of a script that a font has. */
function charactersIn(font: Font, script: Script): readonly string[] {
  const own = new Set([...font.face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
  return [...charactersOf(script)].filter((character) => own.has(character));
}
