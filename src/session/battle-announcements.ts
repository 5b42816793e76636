import type { Outcome } from '#core/game.ts';
import type { SeriesCue } from '#core/series.ts';
import type { Announcer, ToastWords } from '#ui/use-announcer.ts';
import type { BattleGame } from './battle-game.ts';
import type { BattleWords } from '#games/parts.ts';
import { BOARD_CLEARED, RESTORED, TAKEN_BACK } from './battle-words.ts';
import { RESULT_TOPIC, resultWords, SCORES_RESET_TOAST, standingWords } from './result-words.ts';

/** Announces what has happened in a battle, except that the computer thinks. */
export function announceCue<Position>(
  game: BattleGame<Position>,
  cue: Exclude<SeriesCue<Position>, { readonly kind: 'thinking' }>,
  announcer: Announcer,
  words: BattleWords,
): void {
  const { turnSentences } = words;
  if (cue.kind === 'begun') announcer.withdraw(RESULT_TOPIC);
  switch (cue.kind) {
    case 'moved':
      return game.announceMove(cue, announcer, words);
    case 'over':
      return announcer.showToast(resultToast(game, cue.outcome, words));
    case 'undone':
      return announcer.announce(TAKEN_BACK, turnSentences[cue.next]);
    case 'redone':
      return announcer.announce(RESTORED, turnSentences[cue.next]);
    case 'begun':
      if (cue.isContinued) {
        return announcer.announce(standingWords(game.rules, cue.position, words, game.draw));
      }
      // On an empty board the choice itself announces the new players.
      if (cue.isReseated && !cue.isCleared) return undefined;
      return announcer.announce(BOARD_CLEARED, turnSentences[game.rules.sideToMove(cue.position)]);
    case 'tallyReset':
      return announcer.showToast(SCORES_RESET_TOAST);
    default:
      return cue satisfies never;
  }
}

function resultToast(
  { winToastMs, draw }: Pick<BattleGame<never>, 'winToastMs' | 'draw'>,
  outcome: Outcome,
  words: BattleWords,
): ToastWords {
  const { title, line } = resultWords(outcome, words, draw);
  const toast = { topic: RESULT_TOPIC, title, description: line };
  if (outcome.kind === 'win') return { ...toast, durationMs: winToastMs };
  return draw === undefined ? toast : { ...toast, durationMs: draw.toastMs };
}
