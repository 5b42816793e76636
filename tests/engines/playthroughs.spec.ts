import { gamePath } from '#games/catalogue.ts';
import { SHIP_PATH } from '../support/connect-four.ts';
import { solveChallenge } from './challenge.ts';
import { playByKeys, playTicTacToe } from './classic.ts';
import { answerConsent } from './consent.ts';
import { DESKTOP, PHONE, type EnginePage } from './engine.ts';
import { declineOffer, switchLanguages } from './languages.ts';
import { playMemory } from './memory.ts';
import { openMenus } from './menus.ts';
import { goAround } from './navigation.ts';
import { playOffline } from './offline.ts';
import { playAgainstComputer, playShipBattle } from './ship-battle.ts';
import { keepPicture, test, type Site } from './test.ts';
import { playUltimate } from './ultimate.ts';
import { openAgain } from './visitor.ts';

/** What a first-time visitor does on the site; rejects where the product differs from its specification. */
type Playthrough = (page: EnginePage, site: Site) => Promise<void>;

/** What is played in every engine. */
const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
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

for (const [name, play] of Object.entries(PLAYTHROUGHS)) {
  test(name, ({ visit, site }) => play(visit, site));
}

const PICTURED = { home: gamePath('classic'), 'ship-battle': SHIP_PATH } as const;

test('pictures', async ({ visit }) => {
  for (const size of [PHONE, DESKTOP]) {
    await visit.resize(size);
    for (const [name, path] of Object.entries(PICTURED)) {
      await openAgain(visit, path);
      await keepPicture(visit, `${name}-${size.width}x${size.height}`);
    }
  }
});
