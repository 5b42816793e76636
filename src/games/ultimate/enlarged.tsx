import { useLingui } from '@lingui/react';
import type { Move } from '#core/game.ts';
import { useRovingGrid } from '#ui/grid.ts';
import { STEADY } from '#ui/kept-focus.ts';
import { BoardPicture } from './board-picture.tsx';
import { boardTitle } from './board-words.ts';
import css from './enlarged.module.css';
import { forcedBoard, placeOf, type UltimatePosition } from './rules.ts';
import { SmallGrid } from './small-grid.tsx';

interface EnlargedProps {
  readonly position: UltimatePosition;
  readonly board: number;
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
}

/** The board under the spyglass, with its name above. */
export function Enlarged({ position, board, playable, onPlay }: EnlargedProps) {
  const { i18n } = useLingui();
  const grid = useRovingGrid({ rows: 3, columns: 3 });
  const place = (cell: number) => grid.place({ row: Math.floor(cell / 3), column: cell % 3 });
  const left = boardLeft(position, board);
  const isNew = left !== null || forcedBoard(position) === null;
  return (
    <div className={css['enlarged']}>
      <h2 className={css['heading']}>{boardTitle(board, (words) => i18n._(words))}</h2>
      <div className={css['glass']} {...STEADY} {...grid.container}>
        {left !== null && <BoardPicture position={position} board={left} latest={[]} />}
        <div
          className={css['lens']}
          data-column={board % 3}
          data-row={Math.floor(board / 3)}
          data-arrival={isNew ? parityOf(position) : undefined}
        >
          <SmallGrid {...{ position, board, playable, onPlay, place }} />
        </div>
      </div>
    </div>
  );
}

/** The board of the last move, seen for a moment with its new piece before the next one covers it. */
function boardLeft(position: UltimatePosition, enlarged: number): number | null {
  if (position.lastMove === null || forcedBoard(position) === null) return null;
  const { board } = placeOf(position.lastMove);
  return board === enlarged ? null : board;
}

/**
 * Alternates with each move, so that each restarts the animation. A new element would do so too, but
 * it would take the focus from the cell that was played, and browsers lay out the page for that.
 */
function parityOf({ cells }: UltimatePosition): 'even' | 'odd' {
  return cells.filter((side) => side !== null).length % 2 === 0 ? 'even' : 'odd';
}
