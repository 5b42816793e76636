import type { Day } from '#daily-voyage/days.ts';
import { createStore } from '#ui/store.ts';

/**
 * How many moves strayed in each voyage that has been solved since the page was loaded, by its day; null for
 * those of earlier visits, of which the captain's log knows.
 */
export const solvedDays = createStore<ReadonlyMap<Day, number | null>>(new Map());

/** Notes a voyage as solved; the first time on a visit counts. */
export function noteSolved(day: Day, misses: number): void {
  const solved = solvedDays.read();
  if (typeof solved.get(day) !== 'number') solvedDays.write(new Map([...solved, [day, misses]]));
}

/** Marks voyages that were solved on earlier visits. */
export function recallSolved(days: Iterable<Day>): void {
  const earlier = [...days].map((day) => [day, null] as const);
  solvedDays.write(new Map<Day, number | null>([...earlier, ...solvedDays.read()]));
}
