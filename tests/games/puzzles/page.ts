import type { GamePage } from '../game-page.ts';

export const PAGE: GamePage = {
  path: '/tic-tac-toe-challenge',
  label: 'Challenge',
  headline: 'Tic Tac Toe Challenge',
  title: 'Tic Tac Toe Challenge: Six Puzzles',
  description:
    'Six tic-tac-toe puzzles from easy to hard, each with one winning move. Find the win, the fork and the long plan, free and online.',
  keywords:
    'tic tac toe puzzles, tic tac toe strategy, logic puzzles, brain teasers, pirate games, free browser games',
  firstStep: 'Look at the board and see whose move it is.',
  galleryStates: [
    'puzzle-banner-first',
    'puzzle-banner-second',
    'puzzle-banner-solved',
    'puzzle-banner-all',
    'puzzle-board-open',
    'puzzle-board-line',
    'puzzle-board-fork',
    'puzzle-list-start',
    'puzzle-list-some',
    'puzzle-list-all',
    'puzzle-panel-first',
    'puzzle-panel-solved',
    'puzzle-panel-all',
    'puzzles-screen',
  ],
};
