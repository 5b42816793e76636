import { msg } from '@lingui/core/macro';
import type { GameSteps } from '#games/parts.ts';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO: GameSteps = {
  name: msg`How to play Ultimate Tic Tac Toe`,
  steps: [
    msg`Nine small boards make one big board. Win three small boards in a line to win the battle.`,
    msg`The square you take sends your rival to the small board in the same place.`,
    msg`Sent to a board that is won or full? Then play on any open board.`,
  ],
};
