import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Side } from '#core/game.ts';
import { createStore, type Store } from '#ui/store.ts';

export const THINKING = msg`AI Captain is thinking...`;

export const BOARD_CLEARED = msg`The board is cleared.`;

export const TAKEN_BACK = msg`Move taken back.`;

/** Says that a move which was taken back is on the board again. */
export const RESTORED = msg`Move restored.`;

/** What the two sides are called, and what is said of them by name. */
export interface BattleWords {
  readonly names: Readonly<Record<Side, MessageDescriptor>>;
  /** Whose turn it is, as a headline. */
  readonly turns: Readonly<Record<Side, MessageDescriptor>>;
  /** The same, as a sentence that follows another one. */
  readonly turnSentences: Readonly<Record<Side, MessageDescriptor>>;
  /** Who has won, where players have given the side a name; else each game has words of its own. */
  readonly wins: Readonly<Partial<Record<Side, MessageDescriptor>>>;
  /** Who has taken a board of Ultimate, likewise, given what the board is called. */
  readonly captures: Readonly<Partial<Record<Side, (board: string) => MessageDescriptor>>>;
}

export const USUAL_WORDS: BattleWords = {
  names: { first: msg`Skull Pirates`, second: msg`Treasure Hunters` },
  turns: { first: msg`Skull Pirate's Turn`, second: msg`Treasure Hunter's Turn` },
  turnSentences: { first: msg`Skull Pirate's Turn.`, second: msg`Treasure Hunter's Turn.` },
  wins: {},
  captures: {},
};

/** The words of this visit: the usual ones until players give the sides names. */
export const battleWords: Store<BattleWords> = createStore(USUAL_WORDS);
