import type { EnginePage } from './engine.ts';

/** The served site, which can be taken off the network. */
export interface Site {
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** What a first-time visitor does on the site; rejects where the product differs from its specification. */
export type Playthrough = (page: EnginePage, site: Site) => Promise<void>;

/** Says why a playthrough cannot be tried here, which is no failure. */
export class NotPossible extends Error {}
