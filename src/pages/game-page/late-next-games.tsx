import type { GameId } from '#games/catalogue.ts';
import { useLateModule } from '#ui/late-module.ts';

const load = () => import('./next-games.tsx');

/** What to play next: rendered when a game has ended, and fetched only then. */
export function LateNextGames({ after }: { readonly after: GameId }) {
  const late = useLateModule(true, load, warn);
  return late === null ? null : <late.NextGames after={after} />;
}

function warn(cause: unknown): void {
  console.warn('No other games are shown.', cause);
}
