import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'ultimate',
  slug: 'ultimate-tic-tac-toe',
  players: { fewest: 1, most: 2 },
} as const satisfies GameFacts;
