import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome, Rules, Side } from '#core/game.ts';
import type { ToastWords } from '#ui/use-announcer.ts';
import type { BattleWords } from '#games/parts.ts';

/** The topic of what is said of how a game ended, until the next one begins. */
export const RESULT_TOPIC = 'result';

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
export function resultWords(
  outcome: Outcome,
  { wins }: Pick<BattleWords, 'wins'>,
  draw: ResultWords = DRAW,
): ResultWords {
  if (outcome.kind === 'draw') return draw;
  const { title, line } = WINS[outcome.winner];
  return { title: wins[outcome.winner] ?? title, line };
}

/** Says whose turn it is in a position or, after the last move, how the battle has ended. */
export function standingWords<Position>(
  rules: Rules<Position>,
  position: Position,
  words: BattleWords,
  draw: ResultWords = DRAW,
): MessageDescriptor {
  const outcome = rules.outcome(position);
  return outcome === null
    ? words.turns[rules.sideToMove(position)]
    : resultWords(outcome, words, draw).title;
}

export const SCORES_RESET_TOAST: ToastWords = {
  title: msg`Scores Reset! 📊`,
  description: msg`Starting fresh on the high seas!`,
};
