import { msg } from '@lingui/core/macro';
import type { BattleWords } from '#games/parts.ts';

export const THINKING = msg`AI Captain is thinking...`;

export const BOARD_CLEARED = msg`The board is cleared.`;

export const TAKEN_BACK = msg`Move taken back.`;

/** Says that a move which was taken back is on the board again. */
export const RESTORED = msg`Move restored.`;

export const USUAL_WORDS: BattleWords = {
  names: { first: msg`Skull Pirates`, second: msg`Treasure Hunters` },
  turns: { first: msg`Skull Pirate's Turn`, second: msg`Treasure Hunter's Turn` },
  turnSentences: { first: msg`Skull Pirate's Turn.`, second: msg`Treasure Hunter's Turn.` },
  wins: {},
  captures: {},
};
