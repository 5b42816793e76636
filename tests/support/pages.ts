import { TEXTS } from './texts.ts';

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
  readonly picture: 'classic' | 'connect-four' | 'memory' | 'ultimate' | 'puzzles' | 'site';
  /** The day of its last change, where it has one. */
  readonly day: string | null;
}

/** Every page of the site; the tests have no other list. */
export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: TEXTS.homeDocumentTitle,
    description:
      'Play pirate tic-tac-toe online for free: skulls against treasure chests, two players on one screen, no download and no account.',
    keywords:
      'tic tac toe, free tic tac toe game, pirate games, two player games, noughts and crosses, browser games',
    picture: 'classic',
    day: null,
  },
  {
    path: '/pirate-ship-battle',
    title: TEXTS.battleDocumentTitle,
    description:
      'Drop coins into the hull and line up four: play Pirate Ship Battle online for free, with two players on one screen or against the AI Captain.',
    keywords:
      'four in a row game, connect four online, pirate games, two player games, free browser games, play against computer',
    picture: 'connect-four',
    day: null,
  },
  {
    path: '/treasure-hunt-memory',
    title: TEXTS.memoryDocumentTitle,
    description:
      'Turn the cards, find the pairs, beat your best time: a free online pirate memory game for children and grown-ups, with hints and three difficulties.',
    keywords:
      'memory game, matching pairs game, card matching, pirate games for kids, free browser games',
    picture: 'memory',
    day: null,
  },
  {
    path: '/ultimate-tic-tac-toe',
    title: TEXTS.ultimateDocumentTitle,
    description:
      'Nine boards, one battle: every move sends your rival to the next board. Play Ultimate Tic Tac Toe online for free, with a friend or against the AI Captain.',
    keywords:
      'ultimate tic tac toe, super tic tac toe, strategy game, pirate games, two player games, free browser games',
    picture: 'ultimate',
    day: null,
  },
  {
    path: '/tic-tac-toe-challenge',
    title: TEXTS.challengeDocumentTitle,
    description:
      'Six tic-tac-toe puzzles from easy to hard, each with one winning move. Find the win, the fork and the long plan, free and online.',
    keywords:
      'tic tac toe puzzles, tic tac toe strategy, logic puzzles, brain teasers, pirate games, free browser games',
    picture: 'puzzles',
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
    day: '2026-11-22',
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
