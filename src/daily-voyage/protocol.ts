import type { Day } from './days.ts';
import type { Voyage } from './voyage.ts';

/** What a page asks the worker that draws for it, once. */
export interface VoyageRequest {
  readonly day: Day;
}

/** What the worker answers. */
export interface VoyageAnswer {
  readonly voyage: Voyage;
}
