import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { PUZZLES } from './collection.ts';
import css from './puzzle-banner.module.css';
import { currentPlayer } from './puzzle.ts';
import { isAllTold, isSolved, type PuzzlesState } from './state.ts';
import { EXPLANATIONS, GOALS, TO_MOVE_TITLES } from './words.ts';

interface PuzzleBannerProps {
  readonly state: PuzzlesState;
  /** The way on, where the shown puzzle is solved and it is due: in the place of the second line. */
  readonly wayOn: ReactNode;
}

/** Says whose move to find, or that it has been found. */
export function PuzzleBanner({ state, wayOn }: PuzzleBannerProps) {
  const { t, i18n } = useLingui();
  const side = currentPlayer(PUZZLES[state.current]);
  const solved = isAllTold(state) ? t`All six solved!` : t`Puzzle solved!`;
  return (
    <div className={css['banner']}>
      <TurnPill
        side={side}
        drawing={SIDE_DRAWINGS[side]}
        title={isSolved(state) ? solved : i18n._(TO_MOVE_TITLES[side])}
        {...(wayOn === null
          ? { line: <Line state={state} />, isDecided: state.sight === 'line' }
          : { action: <div className={css['wayOn']}>{wayOn}</div> })}
      />
    </div>
  );
}

/** What to find, or why what was found wins: in full where the panel that says it is below the board, often out of sight. */
function Line({ state }: Pick<PuzzleBannerProps, 'state'>) {
  const { t, i18n } = useLingui();
  const sentences = isSolved(state) ? EXPLANATIONS : GOALS;
  return (
    <>
      <span className={css['brief']}>
        {isSolved(state) ? t`Nothing can stop you now!` : t`Find the one best square`}
      </span>
      {/* An explanation needs a third line. */}
      <span className={css['full']} data-long={isSolved(state) || undefined}>
        {i18n._(sentences[state.current])}
      </span>
    </>
  );
}
