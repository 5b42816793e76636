import type { EnginePage } from './engine.ts';

/** The served site, which can be taken from the network. */
export interface Site {
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** What somebody does on the site, on a first visit; rejects where the product does otherwise than specified. */
export type Playthrough = (page: EnginePage, site: Site) => Promise<void>;

/** Why a playthrough cannot be tried here, which is no failure. */
export class NotPossible extends Error {}
