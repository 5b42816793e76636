import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome, Rules, Side } from '#core/game.ts';
import type { ToastWords } from '#ui/use-announcer.ts';
import { TURN_TEXTS } from './battle-words.ts';

/** How a game ended, in a few words and a sentence. */
export interface ResultWords {
  readonly title: MessageDescriptor;
  readonly line: MessageDescriptor;
}

const WINS: Record<Side, ResultWords> = {
  first: { title: msg`Pirates Win!`, line: msg`Skull & Crossbones rule the deck!` },
  second: { title: msg`Treasure Hunters Win!`, line: msg`The gold is yours!` },
};

export const DRAW: ResultWords = {
  title: msg`It's a Draw!`,
  line: msg`The seas claim no victor!`,
};

/** What is said of a result; some games have words of their own for a draw. */
export function resultWords(outcome: Outcome, draw: ResultWords = DRAW): ResultWords {
  return outcome.kind === 'win' ? WINS[outcome.winner] : draw;
}

/** Says whose turn it is in a position or, after the last move, how the battle has ended. */
export function standingWords<Position>(
  rules: Rules<Position>,
  position: Position,
  draw: ResultWords = DRAW,
): MessageDescriptor {
  const outcome = rules.outcome(position);
  return outcome === null
    ? TURN_TEXTS[rules.sideToMove(position)]
    : resultWords(outcome, draw).title;
}

export const SCORES_RESET_TOAST: ToastWords = {
  title: msg`Scores Reset! 📊`,
  description: msg`Starting fresh on the high seas!`,
};
