import type { GameOpponent } from '#games/parts.ts';
import { chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import { connectFourRules, type ConnectFourPosition } from './rules.ts';

export const OPPONENT: GameOpponent<ConnectFourPosition> = {
  id: FACTS.id,
  rules: connectFourRules,
  chooseMove,
};
