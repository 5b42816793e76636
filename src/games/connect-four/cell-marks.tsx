import type { ReactNode } from 'react';
import css from './cell-marks.module.css';
import { COLUMNS, ROWS } from './rules.ts';

interface CellMarksProps {
  readonly ringed: readonly number[];
  /** What stands in the cells. */
  readonly contents: Readonly<Record<number, ReactNode>>;
}

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);

/** Marks on the cells of a board: drawn for the eyes, and said by a sentence beside it. */
export function CellMarks({ ringed, contents }: CellMarksProps) {
  return (
    <div className={css['marks']} aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={css['mark']} data-ringed={ringed.includes(cell) || undefined}>
          {contents[cell]}
        </span>
      ))}
    </div>
  );
}
