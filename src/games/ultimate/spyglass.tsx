import { useLingui } from '@lingui/react/macro';
import type { Move, Side } from '#core/game.ts';
import { SIDES } from '#core/game.ts';
import { SIDE_DRAWINGS, SIDE_NAMES } from '#play/side-words.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { useRovingGrid } from '#ui/grid.ts';
import { STEADY } from '#ui/kept-focus.ts';
import { BoardPicture } from './board-picture.tsx';
import { boardsWon, boardTitle } from './board-words.ts';
import { Chart } from './chart.tsx';
import { forcedBoard, placeOf, type UltimatePosition } from './rules.ts';
import { SmallGrid } from './small-grid.tsx';
import css from './spyglass.module.css';

interface SpyglassProps {
  readonly position: UltimatePosition;
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
  /** The board that was put under the spyglass at a free choice. */
  readonly chosen: number | null;
  readonly onChoose: (board: number | null) => void;
}

/** For windows too small for nine boards: a chart of all, and one of them enlarged to play on. */
export function Spyglass({ position, playable, onPlay, chosen, onChoose }: SpyglassProps) {
  const { t } = useLingui();
  const forced = forcedBoard(position);
  const board = forced ?? (chosen !== null && playable.length > 0 ? chosen : null);
  return (
    <div className={css['frame']}>
      <div className={css['content']} data-enlarged={board !== null || undefined}>
        <Chart
          position={position}
          enlarged={board}
          isChoosable={playable.length > 0}
          onChoose={onChoose}
        />
        {board === null && playable.length > 0 && (
          <p className={css['hint']}>{t`Choose a board for the spyglass.`}</p>
        )}
        <div className={css['beside']}>
          <dl className={css['counts']}>
            {SIDES.map((side) => (
              <Count key={side} side={side} position={position} />
            ))}
          </dl>
          {board !== null && forced === null && (
            <Button kind="secondary" icon="map" onClick={() => onChoose(null)}>
              {t`Whole chart`}
            </Button>
          )}
        </div>
        {board !== null && (
          <Enlarged position={position} board={board} playable={playable} onPlay={onPlay} />
        )}
      </div>
    </div>
  );
}

interface EnlargedProps {
  readonly position: UltimatePosition;
  readonly board: number;
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
}

function Enlarged({ position, board, playable, onPlay }: EnlargedProps) {
  const { i18n } = useLingui();
  const grid = useRovingGrid({ rows: 3, columns: 3 });
  const place = (cell: number) => grid.place({ row: Math.floor(cell / 3), column: cell % 3 });
  const left = boardLeft(position, board);
  const isNew = left !== null || forcedBoard(position) === null;
  return (
    <div className={css['enlarged']}>
      <h2 className={css['heading']}>{i18n._(boardTitle(board))}</h2>
      <div className={css['glass']} {...STEADY} {...grid.container}>
        {left !== null && <BoardPicture position={position} board={left} />}
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

interface CountProps {
  readonly side: Side;
  readonly position: UltimatePosition;
}

function Count({ side, position }: CountProps) {
  const { i18n } = useLingui();
  const count = position.results.filter((result) => result === side).length;
  return (
    <div className={css['count']}>
      <dt>
        <Drawing name={SIDE_DRAWINGS[side]} className={css['drawing']} />
        <span className="visually-hidden">{i18n._(SIDE_NAMES[side])}</span>
      </dt>
      <dd>{i18n._(boardsWon(count))}</dd>
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
 * Another one with each move, so that each begins the movement anew. A new element would do so too,
 * but it would take the focus from the cell that was played, and browsers lay out the page for that.
 */
function parityOf({ cells }: UltimatePosition): 'even' | 'odd' {
  return cells.filter((side) => side !== null).length % 2 === 0 ? 'even' : 'odd';
}
