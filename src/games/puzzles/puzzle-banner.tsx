import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { opponent } from '#core/game.ts';
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

/** Says whose move to find, how the rival answers a wrong one, or why the right one wins. */
export function PuzzleBanner({ state, next }: PuzzleBannerProps) {
  const isWhyTold = state.progress[state.current] === 'solved' && !isAllTold(state);
  return (
    <div className={css['banner']} data-solved={isWhyTold || undefined}>
      {isWhyTold ? <Why {...{ state, next }} /> : <Turn state={state} />}
    </div>
  );
}

function Why({ state: { current }, next }: PuzzleBannerProps) {
  const { t, i18n } = useLingui();
  const side = currentPlayer(PUZZLES[current]);
  const action = (
    <>
      <p key={current} className={css['why']}>
        <span className={proof['told']}>{i18n._(EXPLANATIONS[current])}</span>
      </p>
      {next !== null && <div className={css['next']}>{next}</div>}
    </>
  );
  return (
    <TurnPill side={side} drawing={SIDE_DRAWINGS[side]} title={t`Puzzle solved!`} action={action} />
  );
}

function Turn({ state }: Pick<PuzzleBannerProps, 'state'>) {
  const { t, i18n } = useLingui();
  const player = currentPlayer(PUZZLES[state.current]);
  const isRefuted = isMissShown(state) && typeof state.lastMiss?.answer === 'number';
  if (isRefuted) {
    const rival = opponent(player);
    return (
      <TurnPill side={rival} drawing={SIDE_DRAWINGS[rival]} title={t`The rival has an answer!`} />
    );
  }
  const isSolved = state.progress[state.current] === 'solved';
  return (
    <TurnPill
      side={player}
      drawing={SIDE_DRAWINGS[player]}
      title={isSolved ? t`All six solved!` : i18n._(TO_MOVE_TITLES[player])}
      line={
        isSolved ? (
          <>
            {t`Every winning move is yours, captain!`}
            <span className={css['medals']} />
          </>
        ) : (
          <>
            <span className={css['brief']}>{t`Find the one best square`}</span>
            {/* For windows in which the panel that says it is below the board, often out of sight. */}
            <span className={css['full']}>{i18n._(GOALS[state.current])}</span>
          </>
        )
      }
      decided={state.sight === 'line' ? player : null}
    />
  );
}
