import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import type { Gone } from '#game-frame/use-gone.tsx';
import { Drawing } from '#ui/drawing.tsx';
import type { columnAndRow } from './board-place.ts';
import { boardResult, winningCells, type UltimatePosition } from './rules.ts';
import css from './small-board.module.css';
import { winnerBefore } from './standing.ts';

const DRAWN = '=';

interface ResultMarkProps {
  readonly position: UltimatePosition;
  readonly board: number;
  /** What has gone from the nine boards. */
  readonly gone?: Gone | null;
  /** Where the board lies on the chart to which its winner's drawing goes, if it goes there. */
  readonly onChart?: ReturnType<typeof columnAndRow>;
}

/**
 * What lies on a decided board: the winner's drawing, which is stamped when a line has been drawn through the three
 * that won, or an equals sign. A drawing is seen to go where the moves that brought it are taken back.
 */
export function ResultMark({ position, board, gone = null, onChart }: ResultMarkProps) {
  const result = boardResult(position, board);
  const leaving = winnerBefore(gone, board);
  switch (result) {
    case null:
      return (
        leaving !== null && (
          <Drawing name={SIDE_DRAWINGS[leaving]} className={`${css['winner']} ${css['leaving']}`} />
        )
      );
    case 'draw':
      return (
        <span aria-hidden="true" className={css['drawn']}>
          {DRAWN}
        </span>
      );
    case 'first':
    case 'second':
      return (
        <>
          <span
            aria-hidden="true"
            className={css['line']}
            data-line={winningCells(position, board).join('')}
          />
          <Drawing name={SIDE_DRAWINGS[result]} className={css['winner']} {...onChart} />
        </>
      );
    default:
      return result satisfies never;
  }
}
