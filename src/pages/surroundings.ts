import type { Surroundings } from '#play/surroundings.ts';
import { afterPaint } from '#services/after-paint.ts';
import { browserClock } from '#services/clock.ts';
import { prefersReducedMotion } from '#services/motion.ts';
import { freshSeed } from '#services/seed.ts';

/** The services of the browser, as every game needs them. */
export const SURROUNDINGS: Surroundings = {
  clock: browserClock,
  prefersReducedMotion,
  afterPaint,
  freshSeed,
};
