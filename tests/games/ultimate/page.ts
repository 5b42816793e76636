import type { GamePage } from '../game-page.ts';

export const PAGE: GamePage = {
  path: '/ultimate-tic-tac-toe',
  label: 'Ultimate',
  headline: 'Ultimate Tic Tac Toe',
  title: 'Ultimate Tic Tac Toe: Nine Boards in One',
  description:
    'Nine boards, one battle: every move sends your rival to the next board. Play Ultimate Tic Tac Toe online for free, with a friend or against the AI Captain.',
  keywords:
    'ultimate tic tac toe, super tic tac toe, strategy game, pirate games, two player games, free browser games',
  firstStep:
    'Nine small boards make one big board. Win three small boards in a line to win the battle.',
  galleryStates: [
    'ultimate-field-start',
    'ultimate-field-forced',
    'ultimate-field-won-board',
    'ultimate-field-drawn-board',
    'ultimate-field-won-first',
    'ultimate-field-won-second',
    'ultimate-field-stalemate',
    'ultimate-glass-start',
    'ultimate-glass-forced',
    'ultimate-glass-chosen',
    'ultimate-glass-held',
    'ultimate-glass-won-board',
    'ultimate-glass-won',
    'ultimate-glass-stalemate',
    'ultimate-thinking',
    'ultimate-thinking-free',
    'ultimate-idea-sent',
    'ultimate-idea-choice',
    'ultimate-idea-capture',
    'ultimate-rules',
    'ultimate-screen',
  ],
};
