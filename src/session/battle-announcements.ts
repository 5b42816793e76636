import type { Outcome } from '#core/game.ts';
import type { SeriesCue } from '#core/series.ts';
import type { Announcer, ToastWords } from '#ui/use-announcer.ts';
import type { BattleGame } from './battle-game.ts';
import { RESTORED, TAKEN_BACK } from './battle-words.ts';
import { resultWords, SCORES_RESET_TOAST, standingWords } from './result-words.ts';

/** Announces what has happened in a battle, except that the computer thinks. */
export function announceCue<Position>(
  game: BattleGame<Position>,
  cue: Exclude<SeriesCue<Position>, { readonly kind: 'thinking' }>,
  announcer: Announcer,
): void {
  switch (cue.kind) {
    case 'moved':
      return game.announceMove(cue, announcer);
    case 'over':
      return announcer.showToast(resultToast(game, cue.outcome));
    case 'undone':
      return announcer.announce(TAKEN_BACK[cue.next]);
    case 'redone':
      return announcer.announce(RESTORED[cue.next]);
    case 'begun':
      if (cue.isContinued) {
        return announcer.announce(standingWords(game.rules, cue.position, game.draw));
      }
      // On an empty board the choice itself announces the new players.
      return cue.isReseated && !cue.isCleared ? undefined : announcer.announce(game.begunAnew);
    case 'tallyReset':
      return announcer.showToast(SCORES_RESET_TOAST);
    default:
      return cue satisfies never;
  }
}

function resultToast(
  { winToastMs, draw }: Pick<BattleGame<never>, 'winToastMs' | 'draw'>,
  outcome: Outcome,
): ToastWords {
  const { title, line } = resultWords(outcome, draw);
  const toast = { title, description: line };
  if (outcome.kind === 'win') return { ...toast, durationMs: winToastMs };
  return draw === undefined ? toast : { ...toast, durationMs: draw.toastMs };
}
