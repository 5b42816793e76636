import { msg } from '@lingui/core/macro';

/** The rules in three steps, for the page and for search engines. */
export const HOW_TO = {
  name: msg`How to play tic-tac-toe`,
  steps: [
    msg`Take turns placing your piece on an empty square.`,
    msg`Line up three: across, down or corner to corner.`,
    msg`Spot a threat? Block it before your rival strikes.`,
  ],
} as const;
