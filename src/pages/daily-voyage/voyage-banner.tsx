import { useLingui } from '@lingui/react/macro';
import { isSolved, type VoyageState } from '#daily-voyage/state.ts';
import { missesWords, TO_MOVE_TITLES } from '#daily-voyage/words.ts';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

/** Says whose move to find, how far the line has come, or that it is complete. */
export function VoyageBanner({ state }: { readonly state: VoyageState }) {
  const { t, i18n } = useLingui();
  const { voyage, moves, misses } = state;
  if (voyage === null) return <WaitingBanner />;
  const { side } = voyage;
  const isDone = isSolved(state);
  const task =
    moves.length === 0 ? t`Find the one winning move` : t`On course! Find your next move`;
  return (
    <TurnPill
      side={side}
      drawing={SIDE_DRAWINGS[side]}
      title={isDone ? t`Voyage complete!` : i18n._(TO_MOVE_TITLES[side])}
      line={isDone ? i18n._(missesWords(misses)) : task}
    />
  );
}
