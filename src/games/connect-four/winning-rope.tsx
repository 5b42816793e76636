import { Rope } from '#game-frame/ending/rope.tsx';
import { ropeEnds, type RopeEnds } from './rope-ends.ts';
import { COLUMNS } from './rules.ts';
import css from './winning-rope.module.css';

/** A cell's side, in the rope's own units. */
const CELL = 100;

/** From a disc's centre on: no rope lies over a face. */
const FACE = 34;

/** A rope over each line, from disc to disc, pulled once the disc that ends it is at rest. */
export function WinningRope({ lines }: { readonly lines: readonly (readonly number[])[] }) {
  return (
    <svg className={css['picture']} viewBox="0 0 700 600" aria-hidden="true" data-rope>
      {ropeEnds(lines).map((ends) => (
        <g key={`${ends.from}-${ends.to}`}>
          {piecesOf(ends).map((piece) => (
            <Rope key={`${piece.from.x}-${piece.from.y}`} {...piece} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The parts of a rope between each disc and the next. */
function piecesOf({ from, to }: RopeEnds) {
  const start = centreOf(from);
  const end = centreOf(to);
  const steps = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y)) / CELL;
  const step = { x: (end.x - start.x) / steps, y: (end.y - start.y) / steps };
  const face = FACE / Math.hypot(step.x, step.y);
  const pointAt = (part: number) => ({ x: start.x + part * step.x, y: start.y + part * step.y });
  return Array.from({ length: steps }, (_, index) => ({
    from: pointAt(index + face),
    to: pointAt(index + 1 - face),
  }));
}

function centreOf(cell: number) {
  return { x: ((cell % COLUMNS) + 0.5) * CELL, y: (Math.floor(cell / COLUMNS) + 0.5) * CELL };
}
