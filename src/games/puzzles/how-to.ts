import { msg } from '@lingui/core/macro';
import type { GameSteps } from '#games/parts.ts';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO: GameSteps = {
  name: msg`How to solve the Tic Tac Toe Challenge`,
  steps: [
    msg`Look at the board and see whose move it is.`,
    msg`Find the one square that wins, at once or by force.`,
    msg`Press it. A wrong square costs nothing: think, and try again.`,
  ],
};
