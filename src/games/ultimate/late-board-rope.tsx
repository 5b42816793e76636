import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { BoardRopeProps } from './board-rope.tsx';

const load = () => import('./board-rope.tsx');

/** The rope over the boards that win, whose code comes with the first move. */
export function LateBoardRope(props: BoardRopeProps) {
  const late = useLateModule(props.position.lastMove !== null, load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.BoardRope {...props} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('No rope is shown.', cause);
}
