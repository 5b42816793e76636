import { msg } from '@lingui/core/macro';
import type { GameSteps } from '#games/parts.ts';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO: GameSteps = {
  name: msg`How to play tic-tac-toe`,
  steps: [
    msg`Take turns placing your piece on an empty square.`,
    msg`Line up three: across, down or corner to corner.`,
    msg`Spot a threat? Block it before your rival strikes.`,
  ],
};
