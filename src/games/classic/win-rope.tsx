import type { Move } from '#core/game.ts';
import { Rope } from '#game-frame/ending/rope.tsx';
import css from './win-rope.module.css';

/** Centres of rows and columns in the rope's own units: the board's inside measures 300. */
const CENTRES = [47, 150, 253];

/** The rope through a winning line, drawn from its first cell to its last. */
export function WinRope({ line }: { readonly line: readonly Move[] }) {
  return (
    <svg className={css['picture']} viewBox="0 0 300 300" aria-hidden="true">
      <Rope from={centreOf(line[0] ?? 0)} to={centreOf(line.at(-1) ?? 0)} />
    </svg>
  );
}

/** The middle of a cell, in the units of a picture of 300 by 300 over the board's inside. */
export function centreOf(cell: Move) {
  return { x: CENTRES[cell % 3] ?? 0, y: CENTRES[Math.floor(cell / 3)] ?? 0 };
}
