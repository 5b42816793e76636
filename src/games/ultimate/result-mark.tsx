import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { Drawing } from '#ui/drawing.tsx';
import { boardResult, winningCells, type UltimatePosition } from './rules.ts';
import css from './small-board.module.css';

const DRAWN = '=';

interface ResultMarkProps {
  readonly position: UltimatePosition;
  readonly board: number;
}

/**
 * What lies on a decided board: the winner's drawing, which is stamped when a line has been drawn through the three
 * that won, or an equals sign.
 */
export function ResultMark({ position, board }: ResultMarkProps) {
  const result = boardResult(position, board);
  switch (result) {
    case null:
      return null;
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
          <Drawing name={SIDE_DRAWINGS[result]} className={css['winner']} />
        </>
      );
    default:
      return result satisfies never;
  }
}
