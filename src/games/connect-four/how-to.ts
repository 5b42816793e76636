import { msg } from '@lingui/core/macro';
import type { GameSteps } from '#games/parts.ts';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO: GameSteps = {
  name: msg`How to play Pirate Ship Battle`,
  steps: [
    msg`Skull Pirates go first. Pick a column, and your coin drops to its lowest free porthole.`,
    msg`Line up four coins: across, up and down, or diagonally.`,
    msg`Does your rival have three in a line? Drop into the gap before they do.`,
  ],
};
