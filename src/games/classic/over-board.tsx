import type { ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import css from './over-board.module.css';

/** Centres of rows and columns in the picture's own units. */
const CENTRES = [47, 150, 253];

/** A picture over the board's inside, which measures 300 by 300 in its units; it takes no press. */
export function OverBoard({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={css['picture']} viewBox="0 0 300 300" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The middle of a cell in that picture. */
export function centreOf(cell: Move) {
  return { x: CENTRES[cell % 3] ?? 0, y: CENTRES[Math.floor(cell / 3)] ?? 0 };
}
