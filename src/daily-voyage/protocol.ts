import type { Day } from './days.ts';
import type { Voyage } from './voyage.ts';

/** What a page asks the worker that draws for it. */
export interface VoyageRequest {
  /** The answer repeats it; no two requests share one. */
  readonly id: number;
  readonly day: Day;
}

/** What the worker answers. */
export interface VoyageAnswer {
  readonly id: number;
  readonly voyage: Voyage;
}
