import { useLingui } from '#i18n/use-lingui.tsx';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { Move, Side } from '#core/game.ts';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { useGone } from '#game-frame/use-gone.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { focusGrid, useRovingGrid } from '#ui/grid.ts';
import css from './board.module.css';
import { cellName } from './cell-words.ts';
import { LateRope } from './late-rope.tsx';
import { classicRules, winningLine, type ClassicPosition } from './rules.ts';

const THREE = [0, 1, 2] as const;

/** What the screen may ask of a board that is shown. */
export interface BoardHandle {
  /** Puts focus on the board's tab stop. */
  readonly focus: () => void;
}

interface ClassicBoardProps {
  readonly name: string;
  readonly position: ClassicPosition;
  /** The cells that take a move now. */
  readonly playable: readonly Move[];
  /** For a moment no cell takes a move, though the board looks open. */
  readonly isPaused?: boolean;
  readonly lastMove: Move | null;
  /** The last rejected answer, shown by a shake; its number tells two in one cell apart. */
  readonly refusal?: { readonly cell: Move; readonly number: number } | null;
  /** The id of a text that says what to do. */
  readonly describedBy?: string;
  readonly onPlay: (move: Move) => void;
  /** Decoration that lies on the tray. */
  readonly children?: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}

/** The 3×3 tray: draws a position and reports where a player wants to move. */
export function ClassicBoard(props: ClassicBoardProps) {
  const { name, position, playable, isPaused = false, lastMove, refusal = null } = props;
  const { describedBy, onPlay, children, ref } = props;
  const { i18n } = useLingui();
  const grid = useRovingGrid({ rows: 3, columns: 3 });
  const line = winningLine(position);
  const isOver = classicRules.outcome(position) !== null;
  const isClosed = playable.length === 0;
  const gone = useGone(position.cells);
  useImperativeHandle(ref, () => ({ focus: () => focusGrid(grid.container.ref.current) }));

  function renderCell(row: number, column: number) {
    const cell = row * 3 + column;
    const content = position.cells[cell] ?? null;
    const leaving = content === null ? (gone?.cells[cell] ?? null) : null;
    const isWinning = line?.includes(cell) === true;
    const isLast = cell === lastMove;
    const isPlayable = !isPaused && playable.includes(cell);
    return (
      <div role="gridcell" key={column} className={css['place']}>
        <button
          type="button"
          className={css['cell']}
          data-state={cellState({ content, isWinning, isLast, isOver, isClosed })}
          data-last-move={isLast || undefined}
          data-refusal={cell === refusal?.cell ? refusal.number % 2 : undefined}
          aria-label={i18n._(cellName(cell, content, isWinning))}
          aria-disabled={!isPlayable || undefined}
          onClick={() => isPlayable && onPlay(cell)}
          {...grid.place({ row, column })}
        >
          {content !== null && <Drawing name={SIDE_DRAWINGS[content]} className={css['piece']} />}
          {leaving !== null && <Drawing name={SIDE_DRAWINGS[leaving]} className={css['leaving']} />}
        </button>
      </div>
    );
  }

  return (
    <div
      className={css['tray']}
      role="grid"
      aria-label={name}
      aria-describedby={describedBy}
      data-side={classicRules.sideToMove(position)}
      {...grid.container}
    >
      {THREE.map((row) => (
        <div role="row" key={row} className={css['row']}>
          {THREE.map((column) => renderCell(row, column))}
        </div>
      ))}
      <LateRope line={line} isExpected={lastMove !== null} />
      {children}
    </div>
  );
}

interface CellFacts {
  readonly content: Side | null;
  readonly isWinning: boolean;
  readonly isLast: boolean;
  readonly isOver: boolean;
  /** No cell takes a move, because the game is over or the puzzle solved. */
  readonly isClosed: boolean;
}

function cellState({ content, isWinning, isLast, isOver, isClosed }: CellFacts): string {
  if (isWinning) return 'winning';
  if (isOver) return 'over';
  if (!isClosed) return content === null ? 'empty' : 'taken';
  // In a puzzle solved before the game is over the solution stands out and the pieces stay clear.
  if (isLast) return 'winning';
  return content === null ? 'over' : 'taken';
}
