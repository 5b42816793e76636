/** What the script inside the page (`src/boot.ts`) offers to those that come after it. */
export interface Boot {
  /** Says that the entry runs and needs no second try. */
  readonly noteEntry: () => void;
  /** Ends the noting of presses and returns what was pressed, oldest first; the same control twice in a row stands there once. */
  readonly takePresses: () => readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Absent while developing, where pages are not prerendered. */
    boot?: Boot;
  }
}
