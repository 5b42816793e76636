import { msg } from '@lingui/core/macro';
import type { GameSteps } from '#games/parts.ts';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO: GameSteps = {
  name: msg`How to play Treasure Hunt Memory`,
  steps: [
    msg`Turn over two cards. The clock starts with your first one.`,
    msg`A pair stays open. Two different cards turn back after a second, so remember where they lie.`,
    msg`Find every pair in as few moves as you can. Quick pairs in a row make a combo.`,
  ],
};
