import { useLingui } from '#i18n/use-lingui.tsx';
import type { Move } from '#core/game.ts';
import { useRovingGrid } from '#ui/grid.ts';
import { STEADY } from '#ui/kept-focus.ts';
import { pieceCount, type Gone } from '#game-frame/use-gone.tsx';
import { columnAndRow } from './board-place.ts';
import { BoardPicture } from './board-picture.tsx';
import { boardTitle } from './board-words.ts';
import css from './enlarged.module.css';
import { boardLeft } from './last-move.ts';
import { ResultMark } from './result-mark.tsx';
import { forcedBoard, namedBoard, placeOf, type UltimatePosition } from './rules.ts';
import { SmallGrid } from './small-grid.tsx';

interface EnlargedProps {
  readonly position: UltimatePosition;
  /** The board's frame shows this position. */
  readonly seen: UltimatePosition;
  readonly board: number;
  /** What has been taken back: the board has come back for it. */
  readonly gone: Gone | null;
  /** The whole chart was shown before this board. */
  readonly opensFromWhole: boolean;
  /** The board that was put under the spyglass from the whole chart, if any. */
  readonly chosen: number | null | undefined;
  /** The board is the one that was played on: the move is seen before an arrow leads to the next one. */
  readonly isHeld: boolean;
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
  /** The board that is held has been seen. */
  readonly onSeen: () => void;
}

/** So many boards that come back in a row are told apart: one or two moves are taken back at a time. */
const RETURNS = 3;

/** The board under the spyglass, with its name above. */
export function Enlarged(props: EnlargedProps) {
  const { position, board, gone, opensFromWhole, chosen, isHeld, onSeen } = props;
  const { i18n } = useLingui();
  const grid = useRovingGrid({ rows: 3, columns: 3 });
  const place = (cell: number) => grid.place({ row: Math.floor(cell / 3), column: cell % 3 });
  const isReturned = gone !== null && chosen !== board;
  const isChosen = !isHeld && (chosen === board || (isReturned && opensFromWhole));
  const left = isHeld || isChosen || isReturned ? null : boardLeft(position);
  // A held board intervenes between any two that arrive, so the animation restarts on the same elements.
  const isArriving = left !== null || isChosen || isReturned || undefined;
  return (
    <div className={css['enlarged']}>
      <h2 className={css['heading']} data-arriving={isChosen ? 'from-whole' : isArriving}>
        {boardTitle(board, (words) => i18n._(words))}
      </h2>
      <div
        className={css['glass']}
        data-held={isHeld || undefined}
        data-chosen={isChosen || undefined}
        data-returned={isReturned && !isChosen ? pieceCount(position.cells) % RETURNS : undefined}
        data-stays={staysOn(position) === board || undefined}
        {...STEADY}
        {...grid.container}
      >
        {left !== null && (
          <span className={css['left']} {...columnAndRow(left)}>
            <BoardPicture position={position} board={left} latest={[]} />
          </span>
        )}
        <div className={css['lens']} data-arriving={isArriving} {...columnAndRow(board)}>
          <SmallGrid {...props} place={place}>
            <ResultMark {...{ position, board, gone }} onChart={columnAndRow(board)} />
          </SmallGrid>
        </div>
        {(isHeld || left !== null) && <Arrow position={position} />}
        {/* Who has seen enough presses anywhere on the board. */}
        {isHeld && <span className={css['seen']} aria-hidden="true" onPointerUp={onSeen} />}
      </div>
    </div>
  );
}

/** The board that the last move was made on, where it sends the other side to the same one; never twice running. */
function staysOn(position: UltimatePosition): number | null {
  const forced = forcedBoard(position);
  const isSame = position.lastMove !== null && placeOf(position.lastMove).board === forced;
  return isSame ? forced : null;
}

/**
 * A rope that grows from the last move to the board on the chart that it names, and goes when that board opens. The board
 * lies among the nine where the cell lies on its own board.
 */
function Arrow({ position }: Pick<EnlargedProps, 'position'>) {
  const named = namedBoard(position);
  return (
    named !== null && (
      <span aria-hidden="true" className={css['arrow']} {...columnAndRow(named)}>
        <span className={css['rope']} />
      </span>
    )
  );
}
