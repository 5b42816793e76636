/** Inclusive spans of Unicode code points. */
export type CodePointSpans = readonly (readonly [first: number, last: number])[];

export type Script = 'latin' | 'arabic' | 'cyrillic' | 'devanagari';

/** A typeface for headings and the languages that use it. */
export interface HeadingFace {
  /** The name of the style sheet that declares it. */
  readonly name: string;
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
  /** A licence with a reserved font name forbids serving an altered file under that name. */
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

const CYRILLIC_SERIFS: readonly LocalFace[] = [
  {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    averageAdvanceEm: 0.5051,
  },
  { names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], averageAdvanceEm: 0.6129 },
  { names: ['DejaVu Serif', 'DejaVuSerif'], averageAdvanceEm: 0.6364 },
];

const DEVANAGARI_FACES: readonly LocalFace[] = [
  { names: ['Nirmala UI', 'Kohinoor Devanagari', 'Mangal'], averageAdvanceEm: null },
  {
    names: ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular'],
    averageAdvanceEm: 0.4194,
  },
  {
    names: ['Noto Serif Devanagari', 'NotoSerifDevanagari-Regular'],
    averageAdvanceEm: 0.3886,
  },
];

/* No digits: headings show numbers in the body face, because Berkshire Swash's are old-style. */
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

/* The joiners have no shape but belong to the run that they are in. */
const ARABIC_TEXT: CodePointSpans = [
  [0x600, 0x6ff],
  [0x200c, 0x200e],
];

const CYRILLIC_TEXT: CodePointSpans = [
  [0x400, 0x45f],
  [0x2116, 0x2116],
];

const DEVANAGARI_TEXT: CodePointSpans = [
  [0x900, 0x965],
  [0x970, 0x97f],
  [0x200c, 0x200d],
];

/** A language that none of these lists shows its headings in the body face. */
export const HEADING_FACES: readonly HeadingFace[] = [
  {
    name: 'berkshire-swash',
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
    name: 'lalezar',
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
  {
    name: 'yeseva-one',
    family: 'Yeseva One',
    languages: ['ru'],
    files: [
      {
        name: 'yeseva-one',
        source: '@fontsource/yeseva-one/files/yeseva-one-cyrillic-400-normal.woff2',
        script: 'cyrillic',
        spans: CYRILLIC_TEXT,
        isSubset: false,
        localFaces: CYRILLIC_SERIFS,
      },
      {
        name: 'yeseva-one-latin',
        source: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2',
        script: 'latin',
        spans: LATIN_TEXT,
        isSubset: false,
        localFaces: LATIN_SERIFS,
      },
    ],
  },
  {
    name: 'yatra-one',
    family: 'Yatra One',
    languages: ['hi'],
    files: [
      {
        name: 'yatra-one',
        source: '@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff2',
        script: 'devanagari',
        spans: DEVANAGARI_TEXT,
        isSubset: true,
        localFaces: DEVANAGARI_FACES,
      },
      {
        name: 'yatra-one-latin',
        source: '@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2',
        script: 'latin',
        spans: LATIN_TEXT,
        isSubset: true,
        localFaces: LATIN_SANS,
      },
    ],
  },
];
