import type { Move } from '#core/game.ts';
import type { Gone } from '#game-frame/use-gone.tsx';
import { boardResult, cellsOf, moveAt, winningCells, type UltimatePosition } from './rules.ts';
import css from './small-board.module.css';
import { linePlace, standingOf, winnerBefore } from './standing.ts';
import { ResultMark } from './result-mark.tsx';

interface BoardPictureProps {
  readonly position: UltimatePosition;
  /** Its frame shows how it stands there, if not in the position. */
  readonly seen?: UltimatePosition;
  readonly board: number;
  /** The last moves of both sides, which stay marked. */
  readonly latest: readonly Move[];
  /** What is lifted off the nine boards. */
  readonly gone?: Gone | null;
}

/** A small board to look at; the elements around it say what it shows. */
export function BoardPicture(props: BoardPictureProps) {
  const { position, seen = position, board, latest, gone = null } = props;
  const line = winningCells(position, board);
  return (
    <span
      aria-hidden="true"
      className={`${css['board']} ${css['picture']}`}
      data-standing={standingOf(seen, board)}
      data-result={boardResult(position, board) ?? undefined}
      data-line-place={linePlace(position, board)}
      data-won-before={winnerBefore(gone, board) ?? undefined}
    >
      {cellsOf(position, board)
        .map((mark, cell) => ({ mark, cell, move: moveAt({ board, cell }) }))
        .map(({ mark, cell, move }) => (
          <span
            key={move}
            className={css['cell']}
            data-mark={mark ?? undefined}
            data-leaving={mark === null ? (gone?.cells[move] ?? undefined) : undefined}
            data-last-move={move === position.lastMove || undefined}
            data-winning={line.includes(cell) || undefined}
            data-latest={latest.includes(move) || undefined}
          />
        ))}
      <ResultMark {...{ position, board, gone }} />
    </span>
  );
}
