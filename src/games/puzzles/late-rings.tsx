import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import { isAnswered, type PuzzlesState } from './state.ts';

const load = () => import('./rings.tsx');

/** The rings around cells, whose code comes with the first answer: none is needed before. */
export function LateRings({ state }: { readonly state: PuzzlesState }) {
  const late = useLateModule(state.misses[state.current] > 0 || isAnswered(state), load, warn);
  return late === null ? null : (
    <Ornament fail={warn}>
      <late.Rings state={state} />
    </Ornament>
  );
}

function warn(cause: unknown): void {
  console.warn('No rings are shown.', cause);
}
