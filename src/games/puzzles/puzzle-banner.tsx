import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { PUZZLES } from './collection.ts';
import proof from './proof.module.css';
import css from './puzzle-banner.module.css';
import { currentPlayer } from './puzzle.ts';
import { isAllTold, type PuzzlesState } from './state.ts';
import { EXPLANATIONS, GOALS, TO_MOVE_TITLES } from './words.ts';

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
    ? {
        title: t`All six solved!`,
        line: (
          <>
            {t`Every winning move is yours, captain!`}
            <span className={css['medals']} />
          </>
        ),
      }
    : {
        title: t`Puzzle solved!`,
        line: (
          <Line
            brief={t`Nothing can stop you now!`}
            full={i18n._(EXPLANATIONS[state.current])}
            isLong
          />
        ),
      };
  const asked = <Line brief={t`Find the one best square`} full={i18n._(GOALS[state.current])} />;
  return (
    <div className={css['banner']} data-solved={(isSolved && !isAllTold(state)) || undefined}>
      <TurnPill
        side={side}
        drawing={SIDE_DRAWINGS[side]}
        title={isSolved ? solved.title : i18n._(TO_MOVE_TITLES[side])}
        {...(next === null
          ? {
              line: isSolved ? solved.line : asked,
              decided: state.sight === 'line' ? side : null,
            }
          : {
              action: (
                <>
                  <p key={state.current} className={css['why']}>
                    <span className={css['until']}>{t`Nothing can stop you now!`}</span>
                    <span className={proof['told']}>{i18n._(EXPLANATIONS[state.current])}</span>
                  </p>
                  <div className={css['next']}>{next}</div>
                </>
              ),
            })}
      />
    </div>
  );
}

interface LineProps {
  readonly brief: string;
  /** For windows in which the panel that says it is below the board, often out of sight. */
  readonly full: string;
  /** It tells why an answer wins, and needs a third line. */
  readonly isLong?: boolean;
}

/** What to find, or why what was found wins. */
function Line({ brief, full, isLong }: LineProps) {
  return (
    <>
      <span className={css['brief']}>{brief}</span>
      <span
        className={isLong === true ? `${css['full']} ${proof['told']}` : css['full']}
        data-long={isLong}
      >
        {full}
      </span>
    </>
  );
}
