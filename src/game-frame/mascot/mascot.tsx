import { Ornament } from '#ui/ornament.tsx';
import { useLateModule } from '#ui/late-module.ts';
import css from './mascot.module.css';
import type { Mood } from './mood.ts';

const load = () => import('./moods.tsx');

/** The mascot beside the turn banner: pure decoration, whose drawings are fetched when it first appears. */
export function Mascot({ mood }: { readonly mood: Mood }) {
  const late = useLateModule(true, load, warn);
  return (
    <div className={css['place']} data-mascot={mood} data-keep-clear aria-hidden="true">
      {late !== null && (
        <Ornament fail={warn}>
          <late.Moods mood={mood} />
        </Ornament>
      )}
    </div>
  );
}

function warn(cause: unknown): void {
  console.warn('No mascot is shown.', cause);
}
