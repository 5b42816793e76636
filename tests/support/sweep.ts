import { DEPTH } from '../depth.ts';

/** Whether every case of a rule is tried, not only the one that stands for the others. */
export const IS_SWEEP = DEPTH === 'sweep';

/**
 * The details of a test that tries a rule in one of many cases: the sweep alone runs it unless this case
 * stands for the others.
 */
export function inSweepUnless(stands: boolean) {
  return stands ? {} : { tag: '@sweep' };
}
