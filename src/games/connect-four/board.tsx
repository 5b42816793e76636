import type { ReactNode } from 'react';
import type { Move, Outcome } from '#core/game.ts';
import { pieceCount, useGone } from '#game-frame/use-gone.tsx';
import css from './board.module.css';
import { ColumnTop, DiscCell } from './cells.tsx';
import { Hull } from './hull.tsx';
import { LateVictory } from './late-victory.tsx';
import {
  COLUMNS,
  connectFourRules,
  freeIn,
  landingCell,
  ROWS,
  winningCells,
  type ConnectFourPosition,
} from './rules.ts';
import { useColumns } from './use-columns.tsx';

const COLUMN_INDICES = Array.from({ length: COLUMNS }, (_, column) => column);
const ROW_INDICES = Array.from({ length: ROWS }, (_, row) => row);

interface ConnectFourBoardProps {
  readonly name: string;
  /** The id of a text that says what to do. */
  readonly describedBy?: string;
  readonly position: ConnectFourPosition;
  /** The columns that take a disc now. */
  readonly playable: readonly Move[];
  readonly lastMove: Move | null;
  /** The last move's disc is falling. */
  readonly isLanding?: boolean;
  readonly isThinking: boolean;
  /** The end that is celebrated: the ship flies the winner's flag. */
  readonly celebrated: Outcome | null;
  readonly onPlay: (move: Move) => void;
  /** Marks that lie on the ship, in its units. */
  readonly marks?: ReactNode;
  /** A sentence on the keel. */
  readonly line?: ReactNode;
}

/** The ship: draws a position and reports where a player wants to drop a disc. */
export function ConnectFourBoard(props: ConnectFourBoardProps) {
  const { name, describedBy, position, playable, lastMove, isThinking, celebrated, onPlay } = props;
  const { isLanding, marks, line } = props;
  const { target: aimedAt, container, place, inColumn, inCell } = useColumns(playable, onPlay);
  const gone = useGone(position.cells);
  // No disc is held over the ship while the last one falls.
  const target = isLanding === true ? null : aimedAt;
  const mover = connectFourRules.sideToMove(position);
  const isOver = connectFourRules.outcome(position) !== null;
  const winning = winningCells(position);
  const targetCell = target === null ? null : landingCell(position, target);
  // The last disc lies on top of its column.
  const lastRow = lastMove === null ? null : freeIn(position, lastMove);

  function renderTop(column: Move) {
    return (
      <ColumnTop
        key={column}
        column={column}
        free={freeIn(position, column)}
        isPlayable={playable.includes(column)}
        held={column === target ? mover : null}
        place={place({ row: 0, column })}
        handlers={inColumn(column)}
      />
    );
  }

  function renderDisc(row: number, column: Move) {
    const cell = row * COLUMNS + column;
    return (
      <DiscCell
        key={column}
        cell={cell}
        content={position.cells[cell] ?? null}
        gone={gone}
        isWinning={winning.includes(cell)}
        isOver={isOver}
        isLastMove={row === lastRow && column === lastMove}
        isPlayable={playable.includes(column)}
        ghost={cell === targetCell ? mover : null}
        place={place({ row: row + 1, column })}
        handlers={inCell(column)}
      />
    );
  }

  return (
    <div className={css['frame']}>
      <div className={css['board']}>
        <div className={css['ship']} data-row={lastRow} data-beat={beatOf(position)}>
          <Hull isDimmed={isThinking} />
          <div role="grid" aria-label={name} aria-describedby={describedBy} {...container}>
            <div role="row" className={css['tops']} data-landing={isLanding}>
              {COLUMN_INDICES.map(renderTop)}
            </div>
            {ROW_INDICES.map((row) => (
              <div role="row" key={row} className={css['row']} data-row={row}>
                {COLUMN_INDICES.map((column) => renderDisc(row, column))}
              </div>
            ))}
          </div>
          <LateVictory {...{ position, celebrated }} hasBegun={lastMove !== null} />
          {marks}
        </div>
        {line && <div className={css['keel']}>{line}</div>}
      </div>
    </div>
  );
}

/** Alternates from move to move, so that the ship dips again; null on an empty board. */
function beatOf({ cells }: ConnectFourPosition): 'odd' | 'even' | null {
  const discs = pieceCount(cells);
  if (discs === 0) return null;
  return discs % 2 === 0 ? 'even' : 'odd';
}
