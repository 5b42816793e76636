import { Rope } from '#game-frame/ending/rope.tsx';
import { ropeEnds } from './rope-ends.ts';
import { COLUMNS } from './rules.ts';
import css from './winning-rope.module.css';

/** A rope over each line, pulled from its first disc to its last once the disc that ends it has landed. */
export function WinningRope({ lines }: { readonly lines: readonly (readonly number[])[] }) {
  return (
    <svg className={css['picture']} viewBox="0 0 700 600" aria-hidden="true" data-rope>
      {ropeEnds(lines).map(({ from, to }) => (
        <Rope key={`${from}-${to}`} from={centreOf(from)} to={centreOf(to)} />
      ))}
    </svg>
  );
}

/** A cell measures 100. */
function centreOf(cell: number) {
  return { x: (cell % COLUMNS) * 100 + 50, y: Math.floor(cell / COLUMNS) * 100 + 50 };
}
