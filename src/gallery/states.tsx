import { CLASSIC_STATES } from './classic-states.tsx';
import { CONNECT_FOUR_STATES } from './connect-four-states.tsx';
import { FILES_STATES } from './files-states.tsx';
import { CONTACT_STATES } from './contact-states.tsx';
import { KIT_STATES } from './kit-states.tsx';
import { MEMORY_STATES } from './memory-states.tsx';
import { PUZZLES_STATES } from './puzzles-states.tsx';
import { SHELL_STATES } from './shell-states.tsx';
import type { StateId } from './state-ids.ts';
import type { GalleryState } from './state.ts';
import { TEXT_STATES } from './text-states.tsx';
import { ULTIMATE_STATES } from './ultimate-states.tsx';

/** What the gallery shows under each id. */
export const STATES: Readonly<Record<StateId, GalleryState>> = {
  ...KIT_STATES,
  ...CLASSIC_STATES,
  ...CONNECT_FOUR_STATES,
  ...MEMORY_STATES,
  ...PUZZLES_STATES,
  ...ULTIMATE_STATES,
  ...FILES_STATES,
  ...CONTACT_STATES,
  ...SHELL_STATES,
  ...TEXT_STATES,
};
