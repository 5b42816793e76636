import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'memory',
  slug: 'treasure-hunt-memory',
  players: { fewest: 1, most: 1 },
  prefetchesOthers: true,
  preloads: ['symbols.svg', 'pictures/card-back.svg', 'pictures/logo-mark.svg'],
} as const satisfies GameFacts;
