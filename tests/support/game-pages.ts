import type { Texts } from './texts.ts';

export interface GamePage {
  readonly path: string;
  /** Its headline. */
  readonly title: keyof Texts;
  readonly documentTitle: keyof Texts;
  /** Its name in the navigation. */
  readonly label: keyof Texts;
}

/** The game pages besides the home page, in the order of the navigation. */
export const GAME_PAGES: readonly GamePage[] = [
  {
    path: '/pirate-ship-battle',
    title: 'battleTitle',
    documentTitle: 'battleDocumentTitle',
    label: 'shipBattleLabel',
  },
  {
    path: '/treasure-hunt-memory',
    title: 'memoryTitle',
    documentTitle: 'memoryDocumentTitle',
    label: 'memoryLabel',
  },
  {
    path: '/ultimate-tic-tac-toe',
    title: 'ultimateTitle',
    documentTitle: 'ultimateDocumentTitle',
    label: 'ultimateLabel',
  },
  {
    path: '/tic-tac-toe-challenge',
    title: 'challengeTitle',
    documentTitle: 'challengeDocumentTitle',
    label: 'challengeLabel',
  },
];
