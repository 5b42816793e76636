import type { Day } from '#daily-voyage/days.ts';
import { voyagesSolved } from '#log/counts.ts';
import { logIn, noteDeed } from '#log/stored-log.ts';
import type { TextStorage } from '#services/storage.ts';
import { recallSolved } from './solved-days.ts';

/** Marks the voyages that the captain's log says were solved. */
export function recallVoyages(storage: TextStorage): void {
  const { isOn, entries } = logIn(storage).readAfresh();
  if (isOn) recallSolved(voyagesSolved(entries));
}

/** Notes in the captain's log that a voyage has been solved. */
export function noteVoyage(storage: TextStorage, day: Day): void {
  noteDeed(storage, { kind: 'voyage', date: day }, Date.now());
}
