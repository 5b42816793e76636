import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { UltimatePosition } from './rules.ts';

const load = () => import('./board-rope.tsx');

/** The rope over the boards that win, whose code comes with the first move. */
export function LateBoardRope({ position }: { readonly position: UltimatePosition }) {
  const late = useLateModule(position.lastMove !== null, load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.BoardRope position={position} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The winning boards have no rope.', cause);
}
