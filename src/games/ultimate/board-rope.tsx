import { Rope } from '#game-frame/ending/rope.tsx';
import css from './board-rope.module.css';
import { winningBoards, type UltimatePosition } from './rules.ts';

/** Centres of columns and rows, in the rope's own units. */
const CENTRES = [50, 150, 250];

/** How far the rope reaches beyond the centres of its first and last board. */
const REACH = 34;

/** The rope over the three boards in a line that win the game. */
export function BoardRope({ position }: { readonly position: UltimatePosition }) {
  const line = winningBoards(position);
  const from = line[0];
  const to = line.at(-1);
  if (from === undefined || to === undefined) return null;
  return (
    <svg className={css['picture']} viewBox="0 0 300 300" aria-hidden="true">
      <Rope from={centreOf(from)} to={centreOf(to)} reach={REACH} />
    </svg>
  );
}

function centreOf(board: number) {
  return { x: CENTRES[board % 3] ?? 0, y: CENTRES[Math.floor(board / 3)] ?? 0 };
}
