import type { GameOpponent } from '#games/parts.ts';
import { ANSWER_DELAY_MS, chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import { connectFourRules, type ConnectFourPosition } from './rules.ts';

export const OPPONENT: GameOpponent<ConnectFourPosition> = {
  id: FACTS.id,
  levels: FACTS.levels,
  rules: connectFourRules,
  chooseMove,
  answerDelayMs: ANSWER_DELAY_MS,
};
