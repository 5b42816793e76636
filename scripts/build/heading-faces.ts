/** A typeface for headings and the languages that use it. */
export interface HeadingFace {
  /** The name of the style sheet that declares it, and of its package. */
  readonly name: string;
  readonly family: string;
  readonly languages: readonly string[];
  /** The languages' own script first. Each has a file, which the browser fetches when a page shows one of its characters. */
  readonly scripts: readonly Script[];
  /** A licence with a reserved font name forbids serving an altered file under that name. */
  readonly isSubset: boolean;
  /** What stands in for it, the first choice first. */
  readonly localFonts: readonly LocalFont[];
}

/**
 * Fonts of equal widths that many devices have, by their names: they stand in for the web font. The mean advance of
 * a character, in em, is there for each script that they write; null where nobody has measured it: such a font
 * keeps its own width.
 */
export type LocalFont = readonly [
  names: readonly string[],
  averageAdvanceEm: Readonly<Partial<Record<Script, number | null>>>,
];

/**
 * The characters that a heading face writes, as CSS notes them. No digits: headings show numbers in the
 * body face, because Berkshire Swash's are old-style. The joiners (U+200C and D) have no shape, but
 * belong to the run that they are in.
 */
export const UNICODE_RANGES = {
  latin:
    'U+20-2F, U+3A-7E, U+A0-FF, U+152-153, U+2010-2015, U+2018-201E, U+2022, U+2026, U+2039-203A',
  arabic: 'U+600-6FF, U+200C-200E',
  cyrillic: 'U+400-45F, U+2116',
  devanagari: 'U+900-965, U+970-97F, U+200C-200D',
} as const;

export type Script = keyof typeof UNICODE_RANGES;

/**
 * The words used to compare widths. The numbers of the local faces below were measured with exactly
 * these words (`node scripts/build/heading-fonts.ts FILE…`): after changing one, measure all again.
 */
export const SAMPLES: Readonly<Record<Script, string>> = {
  latin:
    'Pirate Tic Tac Toe Choose your rival Ready to set sail Questions from the harbour ' +
    'Wähle deinen Gegner Bereit zum Auslaufen Elige a tu rival Preguntas de la tripulación ' +
    'Escolha o seu rival Pronto para zarpar Perguntas da tripulação',
  arabic:
    'لعبة القراصنة معركة السفن ذاكرة البحث عن الكنز اختر خصمك أسئلة من الطاقم هل أنت مستعد للإبحار ' +
    'بحری قزاق جہاز کی جنگ خزانے کی تلاش اپنا حریف چنیں عملے کے سوالات کیا آپ روانگی کے لیے تیار ہیں',
  cyrillic:
    'Битва пиратских кораблей Охота за кладом Девять полей Выбери соперника ' +
    'Вопросы команды Пора в море Победа искателей Горячие клавиши',
  devanagari:
    'डाकुओं की जहाज़ी जंग खज़ाना खोज अपना विरोधी चुनें टोली के सवाल ' +
    'पाल खोलने को तैयार बोर्ड फ़तह करें कप्तान खज़ाना खोजी जीत गए सेवा की शर्तें',
};

/*
 * Fonts in one entry have the same advance widths; for Times New Roman and Arial, the free
 * Liberation faces were measured. Georgia is not free: its width is that of Times New Roman times
 * the ratio of their averages in Capsize's metrics, 913 : 832.
 */
const SERIFS: readonly LocalFont[] = [
  [['Georgia'], { latin: 0.4433 }],
  [
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    { latin: 0.404, cyrillic: 0.5051 },
  ],
  [['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], { latin: 0.4778, cyrillic: 0.6129 }],
  [['DejaVu Serif', 'DejaVuSerif'], { latin: 0.5135, cyrillic: 0.6364 }],
];

const STURDY_FONTS: readonly LocalFont[] = [
  [['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], { latin: 0.446 }],
  [['Tahoma', 'Arial', 'ArialMT'], { arabic: null }],
  [['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'], { arabic: 0.4675 }],
  [
    ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular'],
    { arabic: 0.4283 },
  ],
  [['DejaVu Sans', 'DejaVuSans'], { latin: 0.5011, arabic: 0.4976 }],
  [['Nirmala UI', 'Kohinoor Devanagari', 'Mangal'], { devanagari: null }],
  [
    ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular'],
    { devanagari: 0.4194 },
  ],
  [['Noto Serif Devanagari', 'NotoSerifDevanagari-Regular'], { devanagari: 0.3886 }],
];

/** A language that none of these lists shows its headings in the body face. */
export const HEADING_FACES: readonly HeadingFace[] = [
  {
    name: 'berkshire-swash',
    family: 'Berkshire Swash',
    languages: ['en', 'de', 'es', 'pt'],
    scripts: ['latin'],
    isSubset: false,
    localFonts: SERIFS,
  },
  {
    name: 'lalezar',
    family: 'Lalezar',
    languages: ['ar', 'ur'],
    scripts: ['arabic', 'latin'],
    isSubset: true,
    localFonts: STURDY_FONTS,
  },
  {
    name: 'yeseva-one',
    family: 'Yeseva One',
    languages: ['ru'],
    scripts: ['cyrillic', 'latin'],
    isSubset: false,
    localFonts: SERIFS,
  },
  {
    name: 'yatra-one',
    family: 'Yatra One',
    languages: ['hi'],
    scripts: ['devanagari', 'latin'],
    isSubset: true,
    localFonts: STURDY_FONTS,
  },
];
