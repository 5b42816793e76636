import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'puzzles',
  slug: 'tic-tac-toe-challenge',
  players: { fewest: 1, most: 1 },
  // A puzzle is shown on the classic board.
  sharedMessages: ['src/games/classic/cell-words.ts'],
} as const satisfies GameFacts;
