import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { ConnectFourPosition } from './rules.ts';

const load = () => import('./winning-rope.tsx');

interface LateWinningRopeProps {
  readonly position: ConnectFourPosition;
  readonly isWon: boolean;
  /** A line may soon be there. */
  readonly isExpected: boolean;
}

/** The rope over the discs that win, whose code comes while the battle goes on. */
export function LateWinningRope({ position, isWon, isExpected }: LateWinningRopeProps) {
  const late = useLateModule(isExpected, load, warn);
  return late === null || !isWon ? null : (
    <Ornament fail={warn}>
      <late.WinningRope position={position} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The winning line has no rope.', cause);
}
