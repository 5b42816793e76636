/**
 * The only list of what each layer may import. The linter's rules are made from it.
 *
 * Paths are written as in an import (`#folder/…` is `src/folder/…`). A file may always import files
 * beside it (`./…`) and from its own top folder, except that one game never imports another. Patterns of
 * `import.meta.glob` count as imports. Later entries win, so exceptions follow their rule. Files that no entry matches (pages, the app, the entries)
 * may import everything; only they choose services.
 */
export interface Layer {
  readonly files: string;
  readonly mayImport: readonly string[];
  /** Packages from outside the project: `messages` allows Lingui's core alone. */
  readonly packages: 'any' | 'messages' | 'none';
}

const GAME_MAY_IMPORT = ['#core/**', '#games/*.ts'];

/** The files of a game that hold texts. */
const TEXT_FILES = '{*words,how-to,names,about}';

const GAME_SCREEN_MAY_IMPORT = [
  ...GAME_MAY_IMPORT,
  '#services/**',
  '#ui/**',
  '#i18n/**',
  '#session/**',
  '#game-frame/**',
  '#generated/**',
];

const BELOW_PAGES = ['#site/**', '#services/**', '#ui/**', '#i18n/**', '#generated/**'];

export const LAYERS: readonly Layer[] = [
  { files: 'src/core/**/*.ts', mayImport: ['#core/**'], packages: 'none' },
  // Only tests import these.
  { files: 'src/testing/**/*.ts', mayImport: ['#core/**', '#testing/**'], packages: 'any' },
  {
    files: 'src/i18n/**/*.{ts,tsx}',
    mayImport: ['#i18n/**', '#games/catalogue.ts'],
    packages: 'any',
  },
  { files: 'src/content/**/*.ts', mayImport: ['#content/**'], packages: 'none' },
  { files: 'src/services/**/*.{ts,tsx}', mayImport: ['#services/**'], packages: 'any' },
  {
    files: 'src/ui/**/*.{ts,tsx}',
    mayImport: ['#ui/**', '#i18n/**', '#generated/**'],
    packages: 'any',
  },
  { files: 'src/games/**/*.ts', mayImport: GAME_MAY_IMPORT, packages: 'none' },
  { files: 'src/games/parts.ts', mayImport: ['#core/**'], packages: 'messages' },
  { files: `src/games/*/${TEXT_FILES}.ts`, mayImport: GAME_MAY_IMPORT, packages: 'messages' },
  { files: 'src/games/**/*.tsx', mayImport: GAME_SCREEN_MAY_IMPORT, packages: 'any' },
  // The puzzles are played by the rules of tic-tac-toe, on its board.
  {
    files: 'src/games/puzzles/*.ts',
    mayImport: [...GAME_MAY_IMPORT, '#games/classic/**'],
    packages: 'none',
  },
  {
    files: `src/games/puzzles/${TEXT_FILES}.ts`,
    mayImport: [...GAME_MAY_IMPORT, '#games/classic/**'],
    packages: 'messages',
  },
  {
    files: 'src/games/puzzles/*.tsx',
    mayImport: [...GAME_SCREEN_MAY_IMPORT, '#games/classic/**'],
    packages: 'any',
  },
  {
    files: 'src/games/*/tile.ts',
    mayImport: [...GAME_MAY_IMPORT, '#generated/**'],
    packages: 'messages',
  },
  // The page of a game chooses the services for its screen, as all pages do.
  {
    files: 'src/games/*/page.tsx',
    mayImport: [...GAME_SCREEN_MAY_IMPORT, '#pages/**', '#site/**'],
    packages: 'any',
  },
  // What the gallery shows of a game; development only.
  {
    files: 'src/games/*/gallery-states.tsx',
    mayImport: [...GAME_SCREEN_MAY_IMPORT, '#gallery/**', '#pages/**', '#site/**'],
    packages: 'any',
  },
  {
    files: 'src/games/puzzles/gallery-states.tsx',
    mayImport: [
      ...GAME_SCREEN_MAY_IMPORT,
      '#games/classic/**',
      '#gallery/**',
      '#pages/**',
      '#site/**',
    ],
    packages: 'any',
  },
  {
    files: 'src/session/**/*.{ts,tsx}',
    mayImport: [
      '#session/**',
      '#core/**',
      '#games/parts.ts',
      '#services/**',
      '#ui/use-announcer.ts',
    ],
    packages: 'any',
  },
  {
    files: 'src/game-frame/**/*.{ts,tsx}',
    mayImport: ['#game-frame/**', '#session/**', '#core/**', '#ui/**', '#i18n/**'],
    packages: 'any',
  },
  {
    files: 'src/workers/**/*.ts',
    mayImport: ['#workers/**', '#core/**', '#services/**', '#games/**/*.ts'],
    packages: 'any',
  },
  {
    files: 'src/service-worker/**/*.ts',
    mayImport: ['#service-worker/**', '#services/**', '#i18n/**', '#site/special-paths.ts'],
    packages: 'any',
  },
  {
    files: 'src/site/**/*.{ts,tsx}',
    mayImport: [
      '#site/**',
      '#i18n/**',
      '#content/**',
      '#games/*.ts',
      '#games/*/names.ts',
      '#games/*/about.ts',
    ],
    packages: 'any',
  },
  {
    files: 'src/navigation/**/*.{ts,tsx}',
    mayImport: ['#navigation/**', ...BELOW_PAGES],
    packages: 'any',
  },
  {
    files: 'src/notices/**/*.{ts,tsx}',
    mayImport: ['#notices/**', ...BELOW_PAGES],
    packages: 'any',
  },
  {
    files: 'src/shell/**/*.{ts,tsx}',
    mayImport: ['#shell/**', '#notices/**', '#navigation/**', ...BELOW_PAGES],
    packages: 'any',
  },
];

/** Pure code: no clock, no randomness, no page. */
export const PURE_FILES = ['src/core/**/*.ts', 'src/games/**/*.ts'] as const;

type ImportBan = { readonly message: string } & (
  { readonly group: string[] } | { readonly regex: string }
);

/** What the linter's `no-restricted-imports` must forbid for a layer. */
export function importBans(layer: Layer): ImportBan[] {
  const bans: ImportBan[] = [
    {
      group: ['#*', '#*/**', ...layer.mayImport.map((pattern) => `!${pattern}`)],
      message: `${layer.files} may import only ${layer.mayImport.join(', ')} (scripts/check/layers.ts).`,
    },
  ];
  if (layer.packages === 'any') return bans;
  const message = `${layer.files} may use of the packages: ${layer.packages} (scripts/check/layers.ts).`;
  return [...bans, { regex: FORBIDDEN_PACKAGES[layer.packages], message }];
}

/** Expressions for packages, not paths; a second group of globs would undo the first, and there is no look-ahead. */
const FORBIDDEN_PACKAGES = {
  none: '^[^.#]',
  messages: '^([^.#@]|@[^l]|@lingui/[^c])',
} as const;
