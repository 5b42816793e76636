import type { Side } from '#core/game.ts';
import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';

const load = () => import('./flag.tsx');

/** The flag of a battle's winner: rendered once the win has been told, and fetched only then. */
export function LateFlag({ side }: { readonly side: Side }) {
  const late = useLateModule(true, load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.Flag side={side} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('The ship flies no flag.', cause);
}
