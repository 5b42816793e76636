import type { HTMLAttributes, ReactNode } from 'react';
import css from './game-layout.module.css';

interface GameLayoutProps {
  /** The id of the element around the board, where "Skip to game" leads. */
  readonly gameId: string;
  /** How the game stands: the turn, or the counters. */
  readonly status: ReactNode;
  readonly board: ReactNode;
  /** Below the board an upright phone shows one row of controls. */
  readonly fillsWindow?: boolean | undefined;
  /** Handles the keys that a board leaves alone. */
  readonly boardKeys?: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown'>;
  readonly controls: ReactNode;
  /** Among the controls something can be asked for. */
  readonly hasAdvice?: boolean;
  readonly score?: ReactNode;
  readonly howTo: ReactNode;
  /** What leads on to other games at the end; null before it, when its room is kept. */
  readonly next?: ReactNode;
  /** What is shown around the board at the end. */
  readonly celebration?: ReactNode;
  /** What opens below all this. */
  readonly after?: ReactNode;
}

/** Where the parts of a game page stand: on a phone one below the other, in this order. */
export function GameLayout(props: GameLayoutProps) {
  const { gameId, status, board, boardKeys, controls, score, howTo } = props;
  const { next, celebration, after, fillsWindow, hasAdvice } = props;
  // What its style depends on stands on the layout: `:has()` would look again after every change inside it.
  return (
    <div
      className={css['layout']}
      data-scored={score !== undefined}
      data-advised={hasAdvice}
      data-leads-on={next !== null}
    >
      <div className={css['status']} data-first-column>
        {status}
      </div>
      <div
        className={css['board']}
        id={gameId}
        tabIndex={-1}
        data-celebrated
        data-fills-window={fillsWindow}
        {...boardKeys}
      >
        {board}
      </div>
      <div className={css['aside']} data-column>
        <div className={css['controls']}>{controls}</div>
        <div className={css['howTo']}>{howTo}</div>
      </div>
      {next !== undefined && (
        <div className={css['next']} data-keep-clear={next !== null || undefined}>
          {next}
        </div>
      )}
      {score !== undefined && <div className={css['score']}>{score}</div>}
      {celebration}
      {after !== undefined && <div className={css['after']}>{after}</div>}
    </div>
  );
}
