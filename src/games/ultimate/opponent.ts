import type { GameOpponent } from '#games/parts.ts';
import { chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import { ultimateRules, type UltimatePosition } from './rules.ts';

export const OPPONENT: GameOpponent<UltimatePosition> = {
  id: FACTS.id,
  rules: ultimateRules,
  chooseMove,
};
