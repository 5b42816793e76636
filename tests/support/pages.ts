import { GAMES, HOME_GAME, type GameId } from '#games/catalogue.ts';
import { byGame } from '../games/by-game.ts';
import type { GamePage } from '../games/game-page.ts';
import { translated, type LanguageCode } from './languages.ts';

/** A page as search engines and link previews see it, in English. */
export interface SitePage {
  readonly path: string;
  /** The document's title, before the site's name. */
  readonly title: string;
  /** The page's headline, where it says less than the title. */
  readonly headline?: string;
  readonly description: string;
  readonly keywords: string;
  /** The beginning of its social picture's name. */
  readonly picture: GameId | 'site';
  /** The day of its last change, where it has one. */
  readonly day: string | null;
}

/** The page of a game among the others. */
export interface ListedGamePage extends SitePage, GamePage {
  readonly id: GameId;
  readonly headline: string;
}

const EXPECTED = await byGame<GamePage>('page.ts', 'PAGE');

const ALL_GAME_PAGES: readonly ListedGamePage[] = GAMES.map(({ id }) => ({
  ...EXPECTED[id],
  id,
  picture: id,
  day: null,
}));

/** The pages of the games besides the home page, in the order of the navigation. */
export const GAME_PAGES: readonly ListedGamePage[] = ALL_GAME_PAGES.filter(
  ({ id }) => id !== HOME_GAME,
);

/** Every page of the site; the tests have no other list. */
export const PAGES: readonly SitePage[] = [
  ...ALL_GAME_PAGES,
  {
    path: '/captains-log',
    title: "Captain's log",
    description:
      "Battles won, best times, puzzles solved and a treasure map of stickers: the captain's log of the free pirate games stays on your own device.",
    keywords: 'game statistics, scores, achievements, stickers, pirate games',
    picture: 'site',
    day: null,
  },
  {
    path: '/blog',
    title: "The captain's blog: tic-tac-toe strategy and history",
    headline: "The captain's blog",
    description:
      'Four articles on tic-tac-toe: five opening lessons, how to teach the game to children, its true history, and the fork that wins it.',
    keywords:
      'tic tac toe strategy, tic tac toe history, teaching games to children, fork, openings',
    picture: 'site',
    day: '2025-10-01',
  },
  {
    path: '/daily-voyage',
    title: 'Daily voyage',
    description:
      'One free puzzle a day, the same for everybody: find the move that forces the win in tic-tac-toe or Connect-4. With an archive, without an account.',
    keywords:
      'daily puzzle, tic tac toe puzzle, connect four puzzle, logic puzzle of the day, free browser games',
    picture: 'site',
    day: null,
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'How to reach the crew of the free pirate games: addresses for questions, help and ideas, and answers to the most common questions.',
    keywords: 'contact, support, feedback, pirate games',
    picture: 'site',
    day: null,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'The pirate games keep a few notes on your device and send nothing anywhere. Read what the notes are for, and what your cookie choice changes.',
    keywords: 'privacy policy, cookies, local storage, children',
    picture: 'site',
    day: '2025-09-20',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for playing the free online pirate games, plain, short and fair: what you may do, who owns what, and what we cannot promise.',
    keywords: 'terms of service, free games',
    picture: 'site',
    day: '2025-09-20',
  },
  {
    path: '/accessibility',
    title: 'Accessibility statement',
    description:
      'How the pirate games are played by keyboard, screen reader and touch, how that is tested, and what is still missing.',
    keywords: 'accessibility, screen reader games, keyboard games',
    picture: 'site',
    day: '2026-11-25',
  },
  {
    path: '/files',
    title: 'Project files',
    description:
      'The configuration files behind this free games site, each explained and ready to copy, and how to keep your own site in sync with GitHub.',
    keywords: 'project files, configuration, source code',
    picture: 'site',
    day: null,
  },
];

/** The page at a path. */
export function pageAt(path: string): SitePage {
  const page = PAGES.find((entry) => entry.path === path);
  if (page === undefined) throw new Error(`No page at ${path}`);
  return page;
}

/** The texts of a page's head, for `translated`. */
export function headTextsOf({
  title,
  description,
  keywords,
}: SitePage): Pick<SitePage, 'title' | 'description' | 'keywords'> {
  return { title, description, keywords };
}

/** The pages of the games besides the home page, as a language words them. */
export function gamePagesIn(code: LanguageCode): readonly ListedGamePage[] {
  return GAME_PAGES.map((page) => gamePageIn(code, page.id));
}

/** The page of a game as a language words it. */
export function gamePageIn(code: LanguageCode, game: GameId): ListedGamePage {
  const page = ALL_GAME_PAGES.find(({ id }) => id === game);
  if (page === undefined) throw new Error(`No page of ${game}`);
  const { label, headline, title, description, keywords, firstStep } = page;
  const texts = { label, headline, title, description, keywords, firstStep };
  return { ...page, ...translated(code, texts) };
}
