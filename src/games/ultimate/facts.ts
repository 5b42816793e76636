import { USUAL_LEVELS } from '#core/mode.ts';
import type { GameFacts } from '#games/parts.ts';

export const FACTS = {
  id: 'ultimate',
  slug: 'ultimate-tic-tac-toe',
  players: { fewest: 1, most: 2 },
  levels: USUAL_LEVELS,
  answerDelayMs: 1500,
} as const satisfies GameFacts;
