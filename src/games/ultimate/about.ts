import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { HOW_TO } from './how-to.ts';

export const ABOUT: GameAbout = {
  description: msg`Nine boards, one battle: every move sends your rival to the next board. Play Ultimate Tic Tac Toe online for free, with a friend or against the AI Captain.`,
  keywords: msg`ultimate tic tac toe, super tic tac toe, strategy game, pirate games, two player games, free browser games`,
  socialPicture: msg`Nine small boards in one wooden tray, the middle one won by a treasure chest, between a ship's wheel and a compass.`,
  howTo: HOW_TO,
};
