import type { TextStorage } from '#services/storage.ts';

/** Under this key the captain's log is stored. */
export const LOG_KEY = 'pirateLog';

/** Whether there may be a log that is switched on: a first look, before anything is fetched that can read it. */
export function mayKeepLog(storage: TextStorage): boolean {
  return storage.read(LOG_KEY)?.includes('"isOn":true') === true;
}
