/** Whether every case of a rule is tried, not only the one that stands for the others. */
export const IS_SWEEP = process.env['TEST_SWEEP'] === 'all';

/**
 * The details of a test that tries a rule in one of many cases: `npm test` runs it if this case stands
 * for the others, else the sweep alone does.
 */
export function inSweepUnless(stands: boolean) {
  return stands ? {} : { tag: '@sweep' };
}
