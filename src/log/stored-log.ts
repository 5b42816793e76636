import { keep, type Kept } from '#services/kept.ts';
import type { TextStorage } from '#services/storage.ts';
import type { Deed, Entry } from './deeds.ts';
import { LOG, withEntries, type Log } from './log.ts';
import { isBattleWon } from './stickers.ts';
import { unnotedVictory } from './unnoted-victory.ts';

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
  const entry = { at: Math.floor(atMs / 1000), deed };
  if (known.isOn) log.write(withEntries(known, [entry]));
  else unnotedVictory.write(isVictory(deed) ? entry : null);
}

/** Switches the log on, with the victory after which it was offered. */
export function beginLog(storage: TextStorage, victory: Entry): void {
  const log = logIn(storage);
  log.write(withEntries({ ...log.readAfresh(), isOn: true }, [victory]));
}

function isVictory(deed: Deed): boolean {
  return deed.kind === 'hunt' || isBattleWon(deed);
}
