import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Side } from '#core/game.ts';

export const THINKING = msg`AI Captain is thinking...`;

export const BOARD_CLEARED = msg`The board is cleared. Skull Pirate's Turn.`;

/** Says whose turn it is. */
export const TURN_TEXTS: Record<Side, MessageDescriptor> = {
  first: msg`Skull Pirate's Turn`,
  second: msg`Treasure Hunter's Turn`,
};

/** Says that a move was taken back, and whose turn it is again. */
export const TAKEN_BACK: Record<Side, MessageDescriptor> = {
  first: msg`Move taken back. Skull Pirate's Turn.`,
  second: msg`Move taken back. Treasure Hunter's Turn.`,
};

/** Says that a move which was taken back is on the board again, and whose turn it is. */
export const RESTORED: Record<Side, MessageDescriptor> = {
  first: msg`Move restored. Skull Pirate's Turn.`,
  second: msg`Move restored. Treasure Hunter's Turn.`,
};
