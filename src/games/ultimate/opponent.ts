import type { GameOpponent } from '#games/parts.ts';
import { ANSWER_DELAY_MS, chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import { ultimateRules, type UltimatePosition } from './rules.ts';

export const OPPONENT: GameOpponent<UltimatePosition> = {
  id: FACTS.id,
  levels: FACTS.levels,
  rules: ultimateRules,
  chooseMove,
  answerDelayMs: ANSWER_DELAY_MS,
};
