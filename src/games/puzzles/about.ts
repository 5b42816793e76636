import { msg } from '@lingui/core/macro';
import type { GameAbout } from '#games/parts.ts';
import { HOW_TO } from './how-to.ts';

export const ABOUT: GameAbout = {
  description: msg`Six tic-tac-toe puzzles from easy to hard, each with one winning move. Find the win, the fork and the long plan, free and online.`,
  keywords: msg`tic tac toe puzzles, tic tac toe strategy, logic puzzles, brain teasers, pirate games, free browser games`,
  socialPicture: msg`A tic-tac-toe board with one golden square, and a dotted route from it to a map under a magnifying glass.`,
  howTo: HOW_TO,
};
