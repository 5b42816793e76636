import { msg } from '@lingui/core/macro';
import { SIDES, type Side } from '#core/game.ts';
import { USUAL_WORDS } from '#session/battle-words.ts';

type BattleWords = typeof USUAL_WORDS;

/** No longer name fits into the score. */
export const LONGEST_NAME = 20;

/** The words of battles between captains with these names; a blank one leaves its side as it is. */
export function namedWords(names: Readonly<Record<Side, string>>): BattleWords {
  let words = USUAL_WORDS;
  for (const side of SIDES) {
    const name = names[side].trim();
    if (name !== '') words = withName(words, side, isolated(name));
  }
  return words;
}

function withName(words: BattleWords, side: Side, name: string): BattleWords {
  return {
    names: { ...words.names, [side]: msg`${name}` },
    turns: { ...words.turns, [side]: msg`${name}'s Turn` },
    turnSentences: { ...words.turnSentences, [side]: msg`${name}'s Turn.` },
    wins: { ...words.wins, [side]: msg`${name} wins!` },
    captures: { ...words.captures, [side]: (board: string) => msg`${name} takes the ${board}!` },
  };
}

/** A name may be written in the other direction than the sentence that it stands in. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
