import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'classic',
  slug: '',
  players: { fewest: 2, most: 2 },
} as const satisfies GameFacts;
