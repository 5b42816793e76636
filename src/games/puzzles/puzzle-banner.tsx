import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { TurnPill } from '#game-frame/turn-banner.tsx';
import { PUZZLES } from './collection.ts';
import proof from './proof.module.css';
import css from './puzzle-banner.module.css';
import { currentPlayer } from './puzzle.ts';
import { isAllTold, isMissShown, type PuzzlesState } from './state.ts';
import { EXPLANATIONS, GOALS, TO_MOVE_TITLES } from './words.ts';

interface PuzzleBannerProps {
  readonly state: PuzzlesState;
  /** The way to the next puzzle, where it is due. */
  readonly next: ReactNode;
}

/** Says whose move to find, or that it has been found. */
export function PuzzleBanner({ state, next }: PuzzleBannerProps) {
  const { t, i18n } = useLingui();
  const side = currentPlayer(PUZZLES[state.current]);
  const isSolved = state.progress[state.current] === 'solved';
  const isRefuted = isMissShown(state) && typeof state.lastMiss?.answer === 'number';
  const asked = isRefuted ? (
    t`Look: the rival has an answer!`
  ) : (
    <Line brief={t`Find the one best square`} full={i18n._(GOALS[state.current])} />
  );
  const isWhyTold = isSolved && !isAllTold(state);
  return (
    <div className={css['banner']} data-solved={isWhyTold || undefined}>
      <TurnPill
        side={side}
        drawing={SIDE_DRAWINGS[side]}
        {...(isWhyTold
          ? {
              title: t`Puzzle solved!`,
              action: (
                <>
                  <p key={state.current} className={css['why']}>
                    <span className={css['until']}>{t`Nothing can stop you now!`}</span>
                    <span className={proof['told']}>{i18n._(EXPLANATIONS[state.current])}</span>
                  </p>
                  {next !== null && <div className={css['next']}>{next}</div>}
                </>
              ),
            }
          : {
              title: isSolved ? t`All six solved!` : i18n._(TO_MOVE_TITLES[side]),
              line: isSolved ? <AllSolved /> : asked,
              decided: state.sight === 'line' ? side : null,
            })}
      />
    </div>
  );
}

function AllSolved() {
  const { t } = useLingui();
  return (
    <>
      {t`Every winning move is yours, captain!`}
      <span className={css['medals']} />
    </>
  );
}

interface LineProps {
  readonly brief: string;
  /** For windows in which the panel that says it is below the board, often out of sight. */
  readonly full: string;
}

/** What to find. */
function Line({ brief, full }: LineProps) {
  return (
    <>
      <span className={css['brief']}>{brief}</span>
      <span className={css['full']}>{full}</span>
    </>
  );
}
