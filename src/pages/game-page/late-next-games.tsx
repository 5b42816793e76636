import { useLateModule } from '#ui/late-module.ts';
import type { NextGamesProps } from './next-games.tsx';

const load = () => import('./next-games.tsx');

/** What to play next: rendered when a game has ended, and fetched only then. */
export function LateNextGames(props: NextGamesProps) {
  const late = useLateModule(true, load, warn);
  return late === null ? null : <late.NextGames {...props} />;
}

function warn(cause: unknown): void {
  console.warn('No other games are shown.', cause);
}
