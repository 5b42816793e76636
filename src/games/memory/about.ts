import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { HOW_TO } from './how-to.ts';

export const ABOUT: GameAbout = {
  description: msg`Turn the cards, find the pairs, beat your best time: a free online pirate memory game for children and grown-ups, with hints and three difficulties.`,
  keywords: msg`memory game, matching pairs game, card matching, pirate games for kids, free browser games`,
  socialPicture: msg`Five cards above the sea: two parrots that match, a skull, and two cards that are still face down.`,
  howTo: HOW_TO,
};
