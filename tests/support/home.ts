import { type Locator, type Page } from '@playwright/test';
import { textsOf, translated, type LanguageCode } from './languages.ts';

const ENGLISH = {
  aboard: "What's aboard",
  computerCaptain: 'AI Captain',
  tournaments: 'Tournaments',
  comingSoonThere: 'Coming soon',
  strategyGuide: "Captain's strategy guide",
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  readGuide: 'Read the whole guide',
  questions: 'Questions from the harbour',
  isFree: 'Is it really free?',
  onPhone: 'Can I play on a phone?',
  onPhoneAnswer:
    'Yes: every board fits a phone, a tablet or a computer, and you play by tapping. In two-player games you pass one device back and forth.',
  download: 'Do I need to download anything?',
  logbook: 'From the logbook',
  samples:
    'These reviews are illustrations: we wrote them ourselves to show how this section looks.',
  horizon: 'On the horizon',
  comingSoon: 'Coming Soon',
  details: 'Details',
  notifyMe: 'Notify Me',
  connectFourPirates: 'Connect Four Pirates',
  pirateChess: 'Pirate Chess Battle',
  mapSudoku: 'Treasure Map Sudoku',
  memoryMatch: 'Pirate Memory Match',
  category: 'Category',
  players: 'Players',
  duration: 'Duration',
  rating: 'Rating',
  setSail: 'Ready to set sail?',
  join: 'Join Our Gaming Community',
  support: 'Support',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  shipBattle: 'Ship Battle',
  quickNavigation: 'Quick navigation',
  playGame: 'Play Game',
  gameFeatures: 'Game Features',
  strategyTips: 'Strategy Tips',
  playerReviews: 'Player Reviews',
  faq: 'FAQ',
  moreGamesEntry: 'More Games',
} as const;

/** The shared texts, and those below the game. */
export type HomeTexts = ReturnType<typeof homeTextsOf>;

export function homeTextsOf(code: LanguageCode) {
  return { ...textsOf(code), ...translated(code, ENGLISH) };
}

/** The ids below the collection panel, in the page's order. */
export const STORY_IDS = [
  'game-info',
  'features',
  'benefits',
  'strategy-guide',
  'tips',
  'game-tips',
  'faq',
  'history',
  'pirate-history',
  'ancient-games',
  'reviews',
  'related',
] as const;

/** The entries of the quick navigation and where they lead. */
export const QUICK_ENTRIES = [
  ['playGame', 'game'],
  ['gameFeatures', 'features'],
  ['strategyTips', 'tips'],
  ['playerReviews', 'reviews'],
  ['faq', 'faq'],
  ['moreGamesEntry', 'related'],
] as const satisfies readonly (readonly [keyof typeof ENGLISH, string])[];

export function quickNavigation(page: Page, texts: HomeTexts): Locator {
  return page.getByRole('navigation', { name: texts.quickNavigation, exact: true });
}

/** Opens every text of the story. */
export async function openEveryText(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
}

/** The `<details>` that a summary opens. */
export function revealed(page: Page, summary: string): Locator {
  return page.locator('details').filter({ has: page.locator('summary', { hasText: summary }) });
}
