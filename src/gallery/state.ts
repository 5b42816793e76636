import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface GalleryState {
  readonly title: string;
  /**
   * `list`: beside all others, or alone. `alone`: covers the page, or has a landmark or an id that
   * another state has too. `page`: alone, and with landmarks and a headline of its own.
   */
  readonly place: 'list' | 'alone' | 'page';
  /** The ground that the component has in the product. */
  readonly ground: 'land' | 'sea';
  readonly render: () => ReactNode;
}

/** States by their ids, of which the gallery has each once: `GALLERY_STATES` of a game's `gallery-states.tsx`. */
export type GalleryStates = Readonly<Record<string, GalleryState>>;
