import { byGame } from '#games/by-game.ts';
import { GAMES } from '#games/catalogue.ts';
import { CONTACT_STATES } from './contact-states.tsx';
import { FILES_STATES } from './files-states.tsx';
import { KIT_STATES } from './kit-states.tsx';
import { SHELL_STATES } from './shell-states.tsx';
import type { GalleryState, GalleryStates } from './state.ts';
import { TEXT_STATES } from './text-states.tsx';

const statesOf = byGame(
  import.meta.glob<GalleryStates>('../games/*/gallery-states.tsx', {
    eager: true,
    import: 'GALLERY_STATES',
  }),
);

/** What the gallery shows under each id, in its order. */
export const STATES: ReadonlyMap<string, GalleryState> = together([
  KIT_STATES,
  ...GAMES.map(({ id }) => statesOf(id)),
  FILES_STATES,
  CONTACT_STATES,
  SHELL_STATES,
  TEXT_STATES,
]);

/** All states as one list; throws where two have the same id, as one of them would not be seen. */
function together(parts: readonly GalleryStates[]): ReadonlyMap<string, GalleryState> {
  const all = parts.flatMap((states) => Object.entries(states));
  const states = new Map(all);
  if (states.size < all.length) throw new Error('Two states of the gallery have the same id.');
  return states;
}
