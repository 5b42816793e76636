import type { Day } from '#daily-voyage/days.ts';
import { createStore } from '#ui/store.ts';

/** How many moves strayed in each voyage that has been solved since the page was loaded, by its day. */
export const solvedDays = createStore<ReadonlyMap<Day, number>>(new Map());

/** Notes a voyage as solved; the first time counts. */
export function noteSolved(day: Day, misses: number): void {
  const solved = solvedDays.read();
  if (!solved.has(day)) solvedDays.write(new Map([...solved, [day, misses]]));
}
