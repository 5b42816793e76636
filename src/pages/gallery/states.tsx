import { CLASSIC_STATES } from './classic-states.tsx';
import { KIT_STATES } from './kit-states.tsx';
import { SHELL_STATES } from './shell-states.tsx';
import type { StateId } from './state-ids.ts';
import type { GalleryState } from './state.ts';

/** What the gallery shows under each id. */
export const STATES: Readonly<Record<StateId, GalleryState>> = {
  ...KIT_STATES,
  ...CLASSIC_STATES,
  ...SHELL_STATES,
};
