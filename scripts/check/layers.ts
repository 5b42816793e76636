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

const GAME = ['core', 'games/*.ts'];
const SCREEN = [...GAME, 'log', 'services', 'ui', 'i18n', 'session', 'game-frame', 'generated'];
/** The puzzles are played by the rules of tic-tac-toe, on its board. */
const PUZZLES = [...GAME, 'games/classic'];
/** Ship Battle is solved, and has folders of its own for what perfect play tells. */
const SHIP = ['solver', 'games/connect-four'];
/** The daily voyage plays by the rules of two games. */
const VOYAGE = ['core', 'games/classic/rules.ts', 'games/connect-four/rules.ts'];
const BELOW_PAGES = ['site', 'services', 'ui', 'i18n', 'generated'];
const SESSION = ['core', 'solver', 'games/parts.ts', 'services', 'ui/use-announcer.ts'];
const GALLERY = ['gallery', 'pages', 'site'];
const FRAME = ['session', 'log', 'services', 'core', 'ui', 'i18n', 'generated'];
const WORKER = ['core', 'services', 'games/**/*.ts', 'daily-voyage', 'solver', 'generated'];
const GAME_FACTS = ['games/*.ts', 'games/*/names.ts', 'games/*/about.ts'];

/** The captain's log knows what there is to note, and how it is kept. */
const LOG = [
  ...GAME,
  'games/memory/difficulties.ts',
  'games/puzzles/ids.ts',
  'services/kept.ts',
  'services/storage.ts',
  'ui/store.ts',
];

/** The files of a game that hold texts. */
const TEXTS = '{*words,how-to,names,about}.ts';

export const LAYERS: readonly Layer[] = [
  layer('src/core/**/*.ts', 'none', []),
  layer('src/solver/**/*.ts', 'none', ['core/random.ts']),
  // Only tests import these.
  layer('src/testing/**/*.ts', 'any', ['core']),
  layer('src/i18n/**/*.{ts,tsx}', 'any', ['games/catalogue.ts']),
  layer('src/content/**/*.ts', 'none', []),
  layer('src/services/**/*.{ts,tsx}', 'any', []),
  layer('src/ui/**/*.{ts,tsx}', 'any', ['i18n', 'generated']),
  layer('src/games/**/*.ts', 'none', GAME),
  layer('src/games/parts.ts', 'messages', ['core']),
  layer(`src/games/*/${TEXTS}`, 'messages', GAME),
  layer('src/games/**/*.tsx', 'any', SCREEN),
  layer('src/games/connect-four/**/*.ts', 'none', [...GAME, ...SHIP]),
  layer('src/games/connect-four/**/*.tsx', 'any', [...SCREEN, ...SHIP]),
  layer(`src/games/connect-four/**/${TEXTS}`, 'messages', GAME),
  layer('src/games/puzzles/*.ts', 'none', PUZZLES),
  layer(`src/games/puzzles/${TEXTS}`, 'messages', PUZZLES),
  layer('src/games/puzzles/*.tsx', 'any', [...SCREEN, ...PUZZLES]),
  layer('src/games/*/tile.ts', 'messages', [...GAME, 'generated']),
  // The page of a game chooses the services for its screen, as all pages do.
  layer('src/games/*/page.tsx', 'any', [...SCREEN, 'pages', 'site']),
  // What the gallery shows of a game; development only.
  layer('src/games/*/gallery-states.tsx', 'any', [...SCREEN, ...GALLERY]),
  layer('src/games/puzzles/gallery-states.tsx', 'any', [...SCREEN, ...PUZZLES, ...GALLERY]),
  layer('src/daily-voyage/**/*.ts', 'none', VOYAGE),
  layer('src/daily-voyage/*words.ts', 'messages', VOYAGE),
  layer('src/session/**/*.{ts,tsx}', 'any', SESSION),
  layer('src/log/**/*.ts', 'none', LOG),
  layer('src/game-frame/**/*.{ts,tsx}', 'any', FRAME),
  layer('src/workers/**/*.ts', 'any', WORKER),
  layer('src/service-worker/**/*.ts', 'any', ['services', 'i18n', 'site/special-paths.ts']),
  layer('src/site/**/*.{ts,tsx}', 'any', ['i18n', 'content', ...GAME_FACTS]),
  layer('src/navigation/**/*.{ts,tsx}', 'any', BELOW_PAGES),
  layer('src/notices/**/*.{ts,tsx}', 'any', BELOW_PAGES),
  layer('src/shell/**/*.{ts,tsx}', 'any', ['notices', 'navigation', ...BELOW_PAGES]),
];

/** What it may import of others is named from `src`: files, or a folder with all that lies in it. */
function layer(files: string, packages: Layer['packages'], others: readonly string[]): Layer {
  const [, folder = ''] = files.split('/');
  // One game never imports another.
  const own = folder === 'games' ? [] : [folder];
  const mayImport = [...own, ...others].map((name) =>
    name.endsWith('.ts') ? `#${name}` : `#${name}/**`,
  );
  return { files, packages, mayImport };
}

/** Pure code: no clock, no randomness, no page. */
export const PURE_FILES = [
  'src/core/**/*.ts',
  'src/games/**/*.ts',
  'src/daily-voyage/**/*.ts',
] as const;

/** What the linter's `no-restricted-imports` must forbid for a layer. */
export function importBans({ files, mayImport, packages }: Layer) {
  const ownFiles = {
    group: ['#*', '#*/**', ...mayImport.map((pattern) => `!${pattern}`)],
    message: `${files} may import only ${mayImport.join(', ')} (scripts/check/layers.ts).`,
  };
  if (packages === 'any') return [ownFiles];
  const message = `${files} may use of the packages: ${packages} (scripts/check/layers.ts).`;
  return [ownFiles, { regex: FORBIDDEN_PACKAGES[packages], message }];
}

/** Expressions for packages, not paths; a second group of globs would undo the first, and there is no look-ahead. */
const FORBIDDEN_PACKAGES = {
  none: '^[^.#]',
  messages: '^([^.#@]|@[^l]|@lingui/[^c])',
} as const;
