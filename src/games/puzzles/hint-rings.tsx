import type { Move } from '#core/game.ts';
import css from './hint-rings.module.css';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Rings around the cells of a board that a hint is about; it stands inside the board's tray. */
export function HintRings({ cells }: { readonly cells: readonly Move[] }) {
  return (
    <div className={css['rings']} aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={cells.includes(cell) ? css['ring'] : undefined} />
      ))}
    </div>
  );
}
