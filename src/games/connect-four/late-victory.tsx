import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { VictoryProps } from './victory.tsx';

const load = () => import('./victory.tsx');

/** What the ship shows of a win, whose code comes with the first disc. */
export function LateVictory(props: VictoryProps & { readonly hasBegun: boolean }) {
  const late = useLateModule(props.hasBegun, load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.Victory {...props} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('No rope is shown.', cause);
}
