import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { HOW_TO } from './how-to.ts';

export const ABOUT: GameAbout = {
  description: msg`Drop coins into the hull and line up four: play Pirate Ship Battle online for free, with two players on one screen or against the AI Captain.`,
  keywords: msg`four in a row game, connect four online, pirate games, two player games, free browser games, play against computer`,
  socialPicture: msg`A pirate ship whose portholes hold coins with skulls and treasure chests.`,
  howTo: HOW_TO,
};
