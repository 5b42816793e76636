import { keep, type Kept } from '#services/kept.ts';
import type { TextStorage } from '#services/storage.ts';
import type { Deed } from './deeds.ts';
import { LOG, withDeed, type Log } from './log.ts';

const LOGS = new WeakMap<TextStorage, Kept<Log>>();

/** The log in a storage: always the same object, so that whoever follows it hears of each change. */
export function logIn(storage: TextStorage): Kept<Log> {
  const known = LOGS.get(storage);
  if (known !== undefined) return known;
  const log = keep(storage, LOG);
  LOGS.set(storage, log);
  return log;
}

/**
 * Notes a deed at a time, in milliseconds since 1970, if the log is switched on. The stored log is read at that
 * moment, so that windows do not lose each other's deeds.
 */
export function noteDeed(storage: TextStorage, deed: Deed, atMs: number): void {
  const log = logIn(storage);
  const known = log.readAfresh();
  if (known.isOn) log.write(withDeed(known, deed, Math.floor(atMs / 1000)));
}
