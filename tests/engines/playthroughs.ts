import { solveChallenge } from './challenge.ts';
import { playByKeys, playTicTacToe } from './classic.ts';
import { answerConsent } from './consent.ts';
import { declineOffer, switchLanguages } from './languages.ts';
import { playMemory } from './memory.ts';
import { openMenus } from './menus.ts';
import { goAround } from './navigation.ts';
import { playOffline } from './offline.ts';
import type { Playthrough } from './playthrough.ts';
import { playAgainstComputer, playShipBattle } from './ship-battle.ts';
import { playUltimate } from './ultimate.ts';

/** What is played in every engine, by the names that the command shows and takes. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
  'tic-tac-toe': playTicTacToe,
  keyboard: playByKeys,
  'ship-battle': playShipBattle,
  computer: playAgainstComputer,
  memory: playMemory,
  ultimate: playUltimate,
  challenge: solveChallenge,
  consent: answerConsent,
  languages: switchLanguages,
  'language-offer': declineOffer,
  navigation: goAround,
  menus: openMenus,
  offline: playOffline,
};
