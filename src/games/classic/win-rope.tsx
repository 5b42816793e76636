import type { Move } from '#core/game.ts';
import css from './win-rope.module.css';

/** Centres of rows and columns in the rope's own units: the board's inside measures 300. */
const CENTRES = [47, 150, 253];

/** How far the rope reaches beyond the centres of its first and last cell. */
const END = 10;

/** The rope through a winning line, drawn from its first cell to its last. */
export function WinRope({ line }: { readonly line: readonly Move[] }) {
  const from = centreOf(line[0] ?? 0);
  const to = centreOf(line.at(-1) ?? 0);
  const length = Math.hypot(to.x - from.x, to.y - from.y) + 2 * END;
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <svg className={css['rope']} viewBox="0 0 300 300" aria-hidden="true">
      <g transform={`translate(${from.x} ${from.y}) rotate(${degrees})`}>
        {/* The inner picture is the window through which the rope is pulled. */}
        <svg x={-END} y={-10} width={length} height={20} overflow="hidden">
          <g className={css['pull']}>
            <path className={css['edge']} d={`M${END} 10H${length - END}`} />
            <path className={css['strand']} d={`M${END} 10H${length - END}`} />
            <path className={css['dashes']} d={`M${END} 10H${length - END}`} />
          </g>
        </svg>
      </g>
    </svg>
  );
}

function centreOf(cell: Move): { x: number; y: number } {
  return { x: CENTRES[cell % 3] ?? 0, y: CENTRES[Math.floor(cell / 3)] ?? 0 };
}
