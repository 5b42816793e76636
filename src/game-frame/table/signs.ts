import { mayKeepLog } from '#log/log-key.ts';
import type { TextStorage } from '#services/storage.ts';

/** Under this key the battles that were left are stored. */
export const UNFINISHED_KEY = 'pirateUnfinished';

/** What the fragment of an address begins with when it holds a battle. */
export const LINK_MARK = '#b=';

/**
 * Whether there may be a battle to open, or scores in the captain's log: a first look, before anything is fetched
 * that can read them.
 */
export function mayHoldBattle(id: string, storage: TextStorage, hash: string): boolean {
  return (
    hash.startsWith(LINK_MARK) ||
    mayKeepLog(storage) ||
    storage.read(UNFINISHED_KEY)?.includes(`"${id}"`) === true
  );
}
