import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Idea } from './ideas.ts';

/** Each idea in one sentence. */
export const IDEA_SENTENCES: Readonly<Record<Idea, MessageDescriptor>> = {
  sent: msg`Your square sends your rival to the board in the same place.`,
  choice: msg`That board is closed, so any open board will do.`,
  capture: msg`Three in a line win a board, and three boards in a line win the battle.`,
};
