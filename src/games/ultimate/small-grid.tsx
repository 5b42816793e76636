import { useLingui } from '#i18n/use-lingui.tsx';
import type { ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import type { Gone } from '#game-frame/use-gone.tsx';
import type { useRovingGrid } from '#ui/grid.ts';
import { cellName, gridName, type Translate } from './board-words.ts';
import {
  boardResult,
  moveAt,
  ultimateRules,
  winningCells,
  type UltimatePosition,
} from './rules.ts';
import sending from './sending.module.css';
import css from './small-board.module.css';
import { linePlace, standingOf, winnerBefore } from './standing.ts';

const THREE = [0, 1, 2] as const;

interface SmallGridProps {
  readonly position: UltimatePosition;
  /** Its frame shows how it stands there, if not in the position. */
  readonly seen?: UltimatePosition;
  readonly board: number;
  /** What is lifted off the nine boards. */
  readonly gone: Gone | null;
  /** The moves that may be made now, on any board. */
  readonly playable: readonly Move[];
  readonly onPlay: (move: Move) => void;
  /** The roving-focus props of a cell. */
  readonly place: (cell: number) => ReturnType<ReturnType<typeof useRovingGrid>['place']>;
  /** What lies on the board. */
  readonly children?: ReactNode;
}

/** A small board to play on. */
export function SmallGrid(props: SmallGridProps) {
  const { position, seen = position, board, gone, playable, onPlay, place, children } = props;
  const { i18n } = useLingui();
  const text: Translate = (words) => i18n._(words);
  const standing = standingOf(seen, board);
  const line = winningCells(position, board);
  const isPlayable = standing === 'forced' || standing === 'free';

  function renderCell(cell: number) {
    const move = moveAt({ board, cell });
    const isOpen = playable.includes(move);
    return (
      <div role="gridcell" key={cell} className={css['place']}>
        <button
          type="button"
          className={css['cell']}
          data-mark={position.cells[move] ?? undefined}
          data-leaving={position.cells[move] === null ? gone?.cells[move] : undefined}
          data-last-move={move === position.lastMove || undefined}
          data-winning={line.includes(cell) || undefined}
          data-move={move}
          aria-label={text(cellName(position, move, isOpen, text))}
          aria-disabled={!isOpen || undefined}
          onClick={() => isOpen && onPlay(move)}
          {...place(cell)}
        />
      </div>
    );
  }

  return (
    <div
      role="grid"
      aria-label={text(gridName(position, board, text))}
      className={`${css['board']} ${sending['target']}`}
      data-standing={standing}
      data-result={boardResult(position, board) ?? undefined}
      data-won-before={winnerBefore(gone, board) ?? undefined}
      data-line-place={linePlace(position, board)}
      data-mover={isPlayable ? ultimateRules.sideToMove(position) : undefined}
    >
      {THREE.map((row) => (
        <div role="row" key={row} className={css['row']}>
          {THREE.map((column) => renderCell(row * 3 + column))}
        </div>
      ))}
      {children}
    </div>
  );
}
