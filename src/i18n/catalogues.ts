import { gameFacts, NAMED_GAMES, type NamedGame } from '#games/catalogue.ts';

/** The source files whose messages stand in each catalogue that is not a game's. */
const SOURCES = {
  shell: [
    'src/app.tsx',
    'src/session',
    'src/game-frame/*.{ts,tsx}',
    'src/game-frame/table/send-to-friend.tsx',
    'src/ui',
    'src/site/routes.ts',
    'src/games/*/names.ts',
    'src/shell/*.{ts,tsx}',
    'src/pages/game-page/{game-page,late-next-games,next-games}.tsx',
    'src/notices/failure-words.ts',
  ],
  home: ['src/pages/home', 'src/games/*/tile.ts', 'src/games/classic'],
  'home-story': ['src/pages/home-story', 'src/site/faq.ts'],
  blog: ['src/pages/blog', 'src/site/articles.ts'],
  'daily-voyage': [
    'src/pages/daily-voyage',
    'src/daily-voyage',
    'src/games/classic/cell-words.ts',
    'src/games/connect-four/words.ts',
  ],
  contact: ['src/pages/contact'],
  'not-found': ['src/pages/not-found'],
  legal: [
    'src/pages/legal-page',
    'src/pages/privacy-policy',
    'src/pages/terms-of-service',
    'src/pages/accessibility',
  ],
  files: ['src/pages/files'],
  // Loads on the home page too, once there is a sticker.
  'captains-log': ['src/pages/captains-log', 'src/pages/home/small-map.tsx'],
  // Loads only for visitors who are asked.
  consent: ['src/notices/consent'],
  // Loads on request, and where a battle has a head start.
  'fair-play': ['src/game-frame/fair-play'],
  // Loads once a game is under way, on the home page where a log is offered.
  ending: [
    'src/game-frame/ending',
    'src/pages/game-page/log-offer.tsx',
    'src/game-frame/table/offer.tsx',
  ],
  // Loads where a battle or a game of memory is under way, was left, or comes by a link.
  table: ['src/game-frame/table/{table,offer,send-dialog}.tsx', 'src/games/*/left-game.tsx'],
  // Loads on request.
  'keyboard-help': ['src/shell/keyboard-help'],
  settings: ['src/shell/settings'],
  // Loads with the first move, while there is something to explain.
  'ultimate-ideas': ['src/games/ultimate/idea-*'],
  // Loads on request.
  'ultimate-rules': ['src/games/ultimate/rules-words.ts'],
  // Loads when they come into the window.
  lessons: ['src/games/*/lesson-words.ts'],
  // Loads in battles against a computer that can be asked for advice.
  advice: ['src/games/*/advice/words.ts'],
  // Loads at the end of a battle.
  review: ['src/games/*/review/*.{ts,tsx}'],
  // Loads in the language that is offered.
  'language-offer': ['src/notices/language-offer'],
  // Loads when there is a new version.
  'update-offer': ['src/notices/update-offer'],
  'offline-page': ['src/pages/offline-page'],
  'error-screen': ['src/shell/error/error-screen.tsx'],
  head: [
    'src/site/head.ts',
    'src/site/structured-data.ts',
    'src/site/schema-nodes.ts',
    'src/site/social-pictures.ts',
    'src/site/web-manifest.ts',
    'src/site/articles.ts',
    'src/site/faq.ts',
    'src/games/*/about.ts',
    'src/games/*/how-to.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * The catalogues that only the server reads, for the head, the served parts of a page, and pages without
 * script.
 */
export const SERVER_CATALOGUES = ['head', 'home-story', 'offline-page', 'error-screen'] as const;

/** The catalogues of parts that are served in the page and whose script comes late, with the catalogue. */
export const LATE_PART_CATALOGUES = ['lessons'] as const;

export type CatalogueName = keyof typeof SOURCES | NamedGame;

/** The source files whose messages stand in a catalogue, as glob patterns, and those left out. */
interface Catalogue {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Messages of a game that appear on every page or in the head, so its own catalogue leaves them out. */
const SAID_ELSEWHERE = ['src/games/*/{names,about}.ts'];
const TILES = ['src/games/*/tile.ts'];
const LATE = [
  'src/games/*/{idea-*,left-game.tsx,lesson-words.ts,rules-words.ts}',
  'src/games/*/{advice/words.ts,review/**}',
];

/**
 * All catalogues: the only list. A page loads the shell's catalogue and its own; prerendering reads
 * those of `SERVER_CATALOGUES`, which are never sent.
 */
export function catalogues(): readonly Catalogue[] {
  return [
    ...Object.entries(SOURCES).map(([name, include]) => ({
      name,
      include,
      exclude: name === 'home' ? [...SAID_ELSEWHERE, 'src/pages/home/small-map.tsx'] : [],
    })),
    ...NAMED_GAMES.map((game) => ({
      name: game,
      include: [`src/games/${game}`, ...(gameFacts(game).sharedMessages ?? [])],
      exclude: [...SAID_ELSEWHERE, ...TILES, ...LATE],
    })),
  ];
}
