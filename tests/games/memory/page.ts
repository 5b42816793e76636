import type { GamePage } from '../game-page.ts';

export const PAGE: GamePage = {
  path: '/treasure-hunt-memory',
  label: 'Memory',
  headline: 'Treasure Hunt Memory',
  title: 'Treasure Hunt Memory: Matching Pairs',
  description:
    'Turn the cards, find the pairs, beat your best time: a free online pirate memory game for children and grown-ups, with hints and three difficulties.',
  keywords:
    'memory game, matching pairs game, card matching, pirate games for kids, free browser games',
  firstStep: 'Turn over two cards. The clock starts with your first one.',
  galleryStates: [
    'memory-ready',
    'memory-hinted',
    'memory-miss',
    'memory-paused',
    'memory-loading',
    'memory-complete',
    'memory-hard',
    'memory-status-start',
    'memory-status-found',
    'memory-status-record',
    'memory-controls-ready',
    'memory-controls-play',
    'memory-controls-paused',
    'memory-screen',
  ],
};
