import css from './board-rope.module.css';
import { winningBoards, type UltimatePosition } from './rules.ts';

/** Centres of columns and rows, in the rope's own units. */
const CENTRES = [50, 150, 250];

/** How far the rope reaches beyond the centres of its first and last board. */
const END = 34;

/** The rope over the three boards in a line that win the game. */
export function BoardRope({ position }: { readonly position: UltimatePosition }) {
  const line = winningBoards(position);
  const from = line[0];
  const to = line.at(-1);
  if (from === undefined || to === undefined) return null;
  const start = centreOf(from);
  const end = centreOf(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) + 2 * END;
  const degrees = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const path = `M${-END} 0H${length - END}`;
  return (
    <svg className={css['rope']} viewBox="0 0 300 300" aria-hidden="true">
      <g transform={`translate(${start.x} ${start.y}) rotate(${degrees})`}>
        <path className={css['edge']} d={path} />
        <path className={css['strand']} d={path} />
        <path className={css['dashes']} d={path} />
      </g>
    </svg>
  );
}

function centreOf(board: number): { readonly x: number; readonly y: number } {
  return { x: CENTRES[board % 3] ?? 0, y: CENTRES[Math.floor(board / 3)] ?? 0 };
}
