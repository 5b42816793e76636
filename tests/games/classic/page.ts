import { TEXTS } from '../../support/texts.ts';
import type { GamePage } from '../game-page.ts';

export const PAGE: GamePage = {
  path: '/',
  label: TEXTS.home,
  headline: TEXTS.homeHeadline,
  title: 'Free Tic Tac Toe Game for Two Players',
  description:
    'Play pirate tic-tac-toe online for free: skulls against treasure chests, two players on one screen, no download and no account.',
  keywords:
    'tic tac toe, free tic tac toe game, pirate games, two player games, noughts and crosses, browser games',
  firstStep: TEXTS.guideFirstStep,
  galleryStates: [
    'turn-first',
    'turn-second',
    'turn-won-first',
    'turn-won-second',
    'turn-draw',
    'board-empty',
    'board-in-play',
    'board-won-row',
    'board-won-column',
    'board-won-diagonal',
    'board-won-second',
    'board-draw',
    'score-zero',
    'score-large',
    'play-guide',
    'victory-first',
    'victory-second',
    'victory-draw',
    'celebration-first',
    'celebration-second',
    'classic-screen',
  ],
};
