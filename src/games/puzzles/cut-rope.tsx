import type { Move } from '#core/game.ts';
import type { Line } from '#core/three-by-three.ts';
import { Rope } from '#game-frame/ending/rope.tsx';
import { centreOf, OverBoard } from '#games/classic/over-board.tsx';
import css from './cut-rope.module.css';

/** How far from the middle of the cell that cuts it a rope ends: just outside the frame around that cell. */
const SHORT = 65;
/** Three strands, loose at the end of a rope that comes from the left. */
const LOOSE = 'M0 0q6 0 11 -8M0 0h13M0 0q6 0 11 8';

interface CutRopeProps {
  readonly line: Line;
  /** The cell of the line in which it is cut. */
  readonly at: Move;
}

/**
 * The rope through a line that cannot be completed any more: it is pulled from one end to the other and snaps, and then
 * leads from each end to the piece that stands in the way.
 */
export function CutRope({ line, at }: CutRopeProps) {
  const ends = [line[0], line[2]].filter((end) => end !== at);
  const [start, end = at] = ends;
  return (
    <OverBoard>
      {start !== undefined && (
        <g className={css['whole']}>
          <Rope from={centreOf(start)} to={centreOf(end)} />
        </g>
      )}
      {ends.map((each) => (
        <Half key={each} end={each} at={at} />
      ))}
    </OverBoard>
  );
}

function Half({ end, at }: { readonly end: Move; readonly at: Move }) {
  const from = centreOf(end);
  const cut = centreOf(at);
  const [width, height] = [cut.x - from.x, cut.y - from.y];
  const left = 1 - SHORT / Math.hypot(width, height);
  const to = { x: from.x + left * width, y: from.y + left * height };
  const degrees = (Math.atan2(height, width) * 180) / Math.PI;
  return (
    <g className={css['half']} data-rope>
      <g transform={`translate(${to.x} ${to.y}) rotate(${degrees})`}>
        <path className={css['edge']} d={LOOSE} />
        <path className={css['strand']} d={LOOSE} />
      </g>
      <Rope from={from} to={to} />
    </g>
  );
}
