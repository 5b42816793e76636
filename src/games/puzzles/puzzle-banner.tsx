import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { PUZZLES } from './collection.ts';
import css from './puzzle-banner.module.css';
import { currentPlayer } from './puzzle.ts';
import { isAllTold, type PuzzlesState } from './state.ts';
import { GOALS, TO_MOVE_TITLES } from './words.ts';

interface PuzzleBannerProps {
  readonly state: PuzzlesState;
  /** The way to the next puzzle, where it is due: in the place of the second line. */
  readonly next: ReactNode;
}

/** Says whose move to find, or that it has been found. */
export function PuzzleBanner({ state, next }: PuzzleBannerProps) {
  const { t, i18n } = useLingui();
  const side = currentPlayer(PUZZLES[state.current]);
  const isSolved = state.progress[state.current] === 'solved';
  const solved = isAllTold(state)
    ? { title: t`All six solved!`, line: t`Every winning move is yours, captain!` }
    : { title: t`Puzzle solved!`, line: t`Nothing can stop you now!` };
  return (
    <div className={css['banner']}>
      <TurnPill
        side={side}
        drawing={SIDE_DRAWINGS[side]}
        title={isSolved ? solved.title : i18n._(TO_MOVE_TITLES[side])}
        {...(next === null
          ? {
              line: isSolved ? solved.line : <Task goal={i18n._(GOALS[state.current])} />,
              isDecided: state.sight === 'line',
            }
          : { action: <div className={css['next']}>{next}</div> })}
      />
    </div>
  );
}

/** What to find; in full where the panel that says it is below the board, often out of the window. */
function Task({ goal }: { readonly goal: string }) {
  const { t } = useLingui();
  return (
    <>
      <span className={css['brief']}>{t`Find the one best square`}</span>
      <span className={css['goal']}>{goal}</span>
    </>
  );
}
