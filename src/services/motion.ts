import { chosen } from './chosen.ts';

/** Whether the person asked their system, or these games, for less movement. */
export function prefersReducedMotion(): boolean {
  const isAsked = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return isAsked || chosen('motion') === 'less';
}
