import { ropeEnds, type RopeEnds } from './rope-ends.ts';
import { COLUMNS } from './rules.ts';
import css from './winning-rope.module.css';

/** How far a rope reaches beyond the centres of its first and last disc; a cell measures 100. */
const END = 16;

/** A rope over each line, pulled from its first disc to its last once the disc that ends it has landed. */
export function WinningRope({ lines }: { readonly lines: readonly (readonly number[])[] }) {
  return (
    <svg className={css['ropes']} viewBox="0 0 700 600" aria-hidden="true" data-rope>
      {ropeEnds(lines).map((ends) => (
        <Rope key={`${ends.from}-${ends.to}`} {...ends} />
      ))}
    </svg>
  );
}

function Rope({ from, to }: RopeEnds) {
  const start = centreOf(from);
  const end = centreOf(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) + 2 * END;
  const degrees = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const path = `M${END} 10H${length - END}`;
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${degrees})`}>
      {/* The inner picture is the window through which the rope is pulled. */}
      <svg x={-END} y={-10} width={length} height={20} overflow="hidden">
        <g className={css['pull']}>
          <path className={css['edge']} d={path} />
          <path className={css['strand']} d={path} />
          <path className={css['dashes']} d={path} />
        </g>
      </svg>
    </g>
  );
}

function centreOf(cell: number): { readonly x: number; readonly y: number } {
  return { x: (cell % COLUMNS) * 100 + 50, y: Math.floor(cell / COLUMNS) * 100 + 50 };
}
