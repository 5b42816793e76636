import { battleWords } from '#game-frame/words-store.ts';
import type { BattleEnvironment } from '#session/environment.ts';
import { startOpponent } from '#workers/start-opponent.ts';
import { ENVIRONMENT } from './environment.ts';

/** What the games with a computer opponent need: a worker that plays a side. */
export const BATTLE_ENVIRONMENT: BattleEnvironment = {
  ...ENVIRONMENT,
  startOpponent,
  words: battleWords.read,
};
