import type { Move } from '#core/game.ts';
import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';

const load = () => import('./win-rope.tsx');

interface LateRopeProps {
  readonly line: readonly Move[] | null;
  /** A line may soon be there. */
  readonly isExpected: boolean;
}

/** The rope through a winning line, whose code comes while the game goes on. */
export function LateRope({ line, isExpected }: LateRopeProps) {
  const late = useLateModule(isExpected || line !== null, load, warn);
  return late === null || line === null ? null : (
    <Ornament fail={warn}>
      <late.WinRope line={line} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The winning line has no rope.', cause);
}
