import css from './cell-marks.module.css';
import { COLUMNS, ROWS } from './rules.ts';

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);

interface CellMarksProps {
  /** The cells that have a ring around them. */
  readonly ringed?: readonly number[];
  /** The numbers that are written on cells. */
  readonly numbers?: ReadonlyMap<number, number>;
  /** The numbers lie on discs, not on empty places. */
  readonly areOnDiscs?: boolean;
}

/** Marks on the cells of a board, for the eyes alone: what they say has to stand beside the board in words. */
export function CellMarks({
  ringed = [],
  numbers = new Map(),
  areOnDiscs = false,
}: CellMarksProps) {
  return (
    <div className={css['marks']} aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={css['mark']} data-ringed={ringed.includes(cell) || undefined}>
          {areOnDiscs && numbers.has(cell) ? (
            <span className={css['badge']}>{numbers.get(cell)}</span>
          ) : (
            numbers.get(cell)
          )}
        </span>
      ))}
    </div>
  );
}
