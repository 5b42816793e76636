import type { ReactNode } from 'react';
import type { StateId } from './state-ids.ts';

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

/** Some of the gallery's states; a name that is not in the list of ids is a type error. */
export type GalleryStates = Readonly<Partial<Record<StateId, GalleryState>>>;
