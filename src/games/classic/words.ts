import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Move, Outcome, Side } from '#core/game.ts';

/** A title and a line beneath it. */
export interface ToastWords {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const NEW_GAME_TOAST: ToastWords = {
  title: msg`New Game Started! ⚔️`,
  description: msg`The deck is cleared for battle!`,
};

export const SCORES_RESET_TOAST: ToastWords = {
  title: msg`Scores Reset! 📊`,
  description: msg`Starting fresh on the high seas!`,
};

const DRAW_TOAST: ToastWords = {
  title: msg`It's a Draw! ⚖️`,
  description: msg`The seas claim no victor this round!`,
};

const WIN_TOASTS: Record<Side, ToastWords> = {
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

/** The toast that tells a result. */
export function resultToast(outcome: Outcome): ToastWords {
  return outcome.kind === 'win' ? WIN_TOASTS[outcome.winner] : DRAW_TOAST;
}

/** The headline of the overlay that tells a result. */
export function overlayHeadline(outcome: Outcome): MessageDescriptor {
  return outcome.kind === 'win' ? WIN_HEADLINES[outcome.winner] : msg`IT'S A DRAW!`;
}

/** A move and whose turn it is then; after the last move nobody's. */
export function moveSaid(side: Side, move: Move, next: Side | null): MessageDescriptor {
  const { row, column } = placeOf(move);
  if (side === 'first') {
    return next === null
      ? msg`Skull in row ${row}, column ${column}.`
      : msg`Skull in row ${row}, column ${column}. Treasure Hunter's Turn.`;
  }
  return next === null
    ? msg`Treasure in row ${row}, column ${column}.`
    : msg`Treasure in row ${row}, column ${column}. Skull Pirate's Turn.`;
}

/** That a move was taken back, and whose turn it is again. */
export function undoSaid(sideToMove: Side): MessageDescriptor {
  return sideToMove === 'first'
    ? msg`Move taken back. Skull Pirate's Turn.`
    : msg`Move taken back. Treasure Hunter's Turn.`;
}

/** The name of a cell's button. */
export function cellName(cell: Move, content: Side | null, isWinning: boolean): MessageDescriptor {
  const { row, column } = placeOf(cell);
  if (content === null) return msg`Row ${row}, column ${column}, empty`;
  if (content === 'first') {
    return isWinning
      ? msg`Row ${row}, column ${column}, skull, winning line`
      : msg`Row ${row}, column ${column}, skull`;
  }
  return isWinning
    ? msg`Row ${row}, column ${column}, treasure, winning line`
    : msg`Row ${row}, column ${column}, treasure`;
}

// People count from 1.
function placeOf(cell: Move): { row: number; column: number } {
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}
