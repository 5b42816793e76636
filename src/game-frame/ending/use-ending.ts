import { useLateModule } from '#ui/late-module.ts';

const load = () => import('./late.tsx');

/** What is shown from a game's end on: fetched once `isUnderWay`, null until it is there. */
export function useEnding(isUnderWay: boolean) {
  return useLateModule(isUnderWay, load, warnOfEnding);
}

/** Banner, board and the button for the next game tell the result and lead on without it. */
export function warnOfEnding(cause: unknown): void {
  console.warn('The end of a game is told without its celebration.', cause);
}
