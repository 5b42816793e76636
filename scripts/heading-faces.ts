/** Inclusive spans of Unicode code points. */
export type CodePointSpans = readonly (readonly [first: number, last: number])[];

export type Script = 'latin' | 'arabic';

/** A typeface for headings and the languages that use it. */
export interface HeadingFace {
  readonly family: string;
  readonly languages: readonly string[];
  readonly files: readonly FaceFile[];
}

/** One served file of a face: the browser fetches it when a page shows one of its characters. */
export interface FaceFile {
  readonly name: string;
  readonly source: string;
  readonly script: Script;
  readonly spans: CodePointSpans;
  /** A licence with a reserved font name forbids to serve an altered file under that name. */
  readonly isSubset: boolean;
  readonly localFaces: readonly LocalFace[];
}

/** A font, or fonts of equal widths, that many devices have: it stands in for the web font. */
export interface LocalFace {
  readonly names: readonly string[];
  /** Null where nobody has measured it: such a face keeps its own width. */
  readonly averageAdvanceEm: number | null;
}

/**
 * The words by which widths are compared. The numbers of the local faces below were measured with
 * these very words (`node scripts/heading-fonts.ts FILE…`): change one and measure all again.
 */
export const SAMPLES: Readonly<Record<Script, string>> = {
  latin:
    'Pirate Tic Tac Toe Choose your rival Ready to set sail Questions from the crew ' +
    'Wähle deinen Gegner Bereit zum Auslaufen Elige a tu rival Preguntas de la tripulación ' +
    'Escolha o seu rival Pronto para zarpar Perguntas da tripulação',
  arabic:
    'لعبة القراصنة معركة السفن ذاكرة البحث عن الكنز اختر خصمك أسئلة من الطاقم هل أنت مستعد للإبحار ' +
    'بحری قزاق جہاز کی جنگ خزانے کی تلاش اپنا حریف چنیں عملے کے سوالات کیا آپ روانگی کے لیے تیار ہیں',
};

/*
 * Fonts in one entry have the same advance widths; of Times New Roman and Arial the free Liberation
 * faces were measured. Georgia is not free: its width is that of Times New Roman times the ratio of
 * their averages in Capsize's metrics, 913 : 832.
 */
const LATIN_SERIFS: readonly LocalFace[] = [
  { names: ['Georgia'], averageAdvanceEm: 0.4433 },
  {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    averageAdvanceEm: 0.404,
  },
  { names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], averageAdvanceEm: 0.4778 },
  { names: ['DejaVu Serif', 'DejaVuSerif'], averageAdvanceEm: 0.5135 },
];

const LATIN_SANS: readonly LocalFace[] = [
  {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    averageAdvanceEm: 0.446,
  },
  { names: ['DejaVu Sans', 'DejaVuSans'], averageAdvanceEm: 0.5011 },
];

const ARABIC_FACES: readonly LocalFace[] = [
  { names: ['Tahoma', 'Arial', 'ArialMT'], averageAdvanceEm: null },
  {
    names: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'],
    averageAdvanceEm: 0.4675,
  },
  {
    names: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular'],
    averageAdvanceEm: 0.4283,
  },
  { names: ['DejaVu Sans', 'DejaVuSans'], averageAdvanceEm: 0.4976 },
];

/* Without digits: headings show numbers in the body face, as Berkshire Swash's are old-style. */
const LATIN_TEXT: CodePointSpans = [
  [0x20, 0x2f],
  [0x3a, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
];

/* The joiners hold no shape but belong to the run that they stand in. */
const ARABIC_TEXT: CodePointSpans = [
  [0x600, 0x6ff],
  [0x200c, 0x200e],
];

/** A language that is in none of these has its headings in the body face. */
export const HEADING_FACES: readonly HeadingFace[] = [
  {
    family: 'Berkshire Swash',
    languages: ['en', 'de', 'es', 'pt'],
    files: [
      {
        name: 'berkshire-swash',
        source: '@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2',
        script: 'latin',
        spans: LATIN_TEXT,
        isSubset: false,
        localFaces: LATIN_SERIFS,
      },
    ],
  },
  {
    family: 'Lalezar',
    languages: ['ar', 'ur'],
    files: [
      {
        name: 'lalezar',
        source: '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
        script: 'arabic',
        spans: ARABIC_TEXT,
        isSubset: true,
        localFaces: ARABIC_FACES,
      },
      {
        name: 'lalezar-latin',
        source: '@fontsource/lalezar/files/lalezar-latin-400-normal.woff2',
        script: 'latin',
        spans: LATIN_TEXT,
        isSubset: true,
        localFaces: LATIN_SANS,
      },
    ],
  },
];
