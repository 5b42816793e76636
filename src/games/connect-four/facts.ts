import { LEVELS } from '#core/mode.ts';
import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'connect-four',
  slug: 'pirate-ship-battle',
  players: { fewest: 1, most: 2 },
  levels: LEVELS,
  answerDelayMs: 1000,
  servedParts: ['lessons-section.tsx'],
} as const satisfies GameFacts;
