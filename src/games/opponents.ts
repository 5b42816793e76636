import { OPPONENT as CONNECT_FOUR } from './connect-four/opponent.ts';
import { OPPONENT as ULTIMATE } from './ultimate/opponent.ts';

/**
 * The computers that play: the only list, for the worker that thinks for a page, for matches between
 * levels and for benchmarks.
 */
export const OPPONENTS = [CONNECT_FOUR, ULTIMATE] as const;
