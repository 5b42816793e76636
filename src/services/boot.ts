import type { Settings } from './settings.ts';

/** What the script inside the page (`src/boot.ts`) offers to later scripts. */
export interface Boot {
  /** Lets settings take effect at once. */
  readonly applySettings: (settings: Settings) => void;
  /** Notes that the entry runs and needs no second try. */
  readonly noteEntry: () => void;
  /**
   * Stops recording presses and returns the pressed controls, oldest first; a control pressed
   * several times in a row is listed once.
   */
  readonly takePresses: () => readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Absent while developing, where pages are not prerendered. */
    boot?: Boot;
  }
}
