import type { BattleSurroundings } from '#play/use-battle.ts';
import { startOpponent } from '#workers/start-opponent.ts';
import { SURROUNDINGS } from './surroundings.ts';

/** What the games with a computer opponent need: a worker that plays a side. */
export const BATTLE_SURROUNDINGS: BattleSurroundings = { ...SURROUNDINGS, startOpponent };
