import { useLingui } from '@lingui/react/macro';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { PUZZLES } from './collection.ts';
import { currentPlayer } from './puzzle.ts';
import { isAllSolved, type PuzzlesState } from './session.ts';
import { TO_MOVE_TITLES } from './words.ts';

/** Says whose move to find, or that it has been found. */
export function PuzzleBanner({ state }: { readonly state: PuzzlesState }) {
  const { t, i18n } = useLingui();
  const side = currentPlayer(PUZZLES[state.current]);
  const isSolved = state.progress[state.current] === 'solved';
  const solvedLine = isAllSolved(state)
    ? t`All six puzzles are solved.`
    : t`Nothing can stop you now!`;
  return (
    <TurnPill
      side={side}
      drawing={SIDE_DRAWINGS[side]}
      title={isSolved ? t`Puzzle solved!` : i18n._(TO_MOVE_TITLES[side])}
      line={isSolved ? solvedLine : t`Find the one best square`}
    />
  );
}
