import { MAIN_ID } from '#ui/main-element.ts';
import { NAVIGATION_ID } from '#shell/header.tsx';
import { GAME_ANCHOR } from '#site/routes.ts';

/** What skip links lead to: such a fragment asks for no other voyage. */
const PLACES: readonly string[] = [MAIN_ID, NAVIGATION_ID, GAME_ANCHOR];

/** The fragment of the window's address, without its sign. */
export interface Fragment {
  readonly read: () => string;
  /** Calls the listener when it may have changed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The fragment that asked for a voyage last; one that names a place on the page is passed over. */
export function createFragment(): Fragment {
  let asked = '';
  return {
    read() {
      const fragment = location.hash.slice(1);
      if (!PLACES.includes(fragment)) asked = fragment;
      return asked;
    },
    subscribe(listener) {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
  };
}
