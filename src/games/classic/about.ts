import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { HOW_TO } from './how-to.ts';

export const ABOUT: GameAbout = {
  description: msg`Play pirate tic-tac-toe online for free: skulls against treasure chests, two players on one screen, no download and no account.`,
  keywords: msg`tic tac toe, free tic tac toe game, pirate games, two player games, noughts and crosses, browser games`,
  socialPicture: msg`A tic-tac-toe board afloat before a low sun, with three skulls in a row; a skull and a treasure chest beside it.`,
  howTo: HOW_TO,
};
