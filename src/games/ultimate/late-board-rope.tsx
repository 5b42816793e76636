import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { UltimatePosition } from './rules.ts';

const load = () => import('./board-rope.tsx');

/** The rope over the boards that win, whose code comes once a board is decided. */
export function LateBoardRope({ position }: { readonly position: UltimatePosition }) {
  const isDecided = position.results.some((result) => result !== null);
  const late = useLateModule(isDecided, load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.BoardRope position={position} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The winning boards have no rope.', cause);
}
