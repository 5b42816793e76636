import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome, Side } from '#core/game.ts';
import type { BattleWords } from '#games/parts.ts';

type Wins = Pick<BattleWords, 'wins'>;

/** A title and a line beneath it. */
export interface ClassicToast {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const NEW_GAME_TOAST: ClassicToast = {
  title: msg`New Game Started! ⚔️`,
  description: msg`The deck is cleared for battle!`,
};

const DRAW_TOAST: ClassicToast = {
  title: msg`It's a Draw! ⚖️`,
  description: msg`The seas claim no victor this round!`,
};

const WIN_TOASTS: Record<Side, ClassicToast> = {
  first: {
    title: msg`Skull & Crossbones Victory! 🏴‍☠️`,
    description: msg`The pirates have conquered the deck!`,
  },
  second: {
    title: msg`Treasure Hunters Victory! 🏴‍☠️`,
    description: msg`The treasure hunters have conquered the deck!`,
  },
};

const WIN_HEADLINES: Record<Side, MessageDescriptor> = {
  first: msg`PIRATES VICTORY!`,
  second: msg`TREASURE HUNTERS WIN!`,
};

/** The toast that announces a result. */
export function resultToast(outcome: Outcome, { wins }: Wins): ClassicToast {
  if (outcome.kind === 'draw') return DRAW_TOAST;
  const { title, description } = WIN_TOASTS[outcome.winner];
  return { title: wins[outcome.winner] ?? title, description };
}

/** The headline of the overlay that announces a result. */
export function overlayHeadline(outcome: Outcome, { wins }: Wins): MessageDescriptor {
  if (outcome.kind === 'draw') return msg`IT'S A DRAW!`;
  return wins[outcome.winner] ?? WIN_HEADLINES[outcome.winner];
}
