import { expect, test } from 'vitest';
import type { TextStorage } from '#services/storage.ts';
import type { Deed } from './deeds.ts';
import { LOG_KEY, mayKeepLog } from './log-key.ts';
import { beginLog, logIn, noteDeed } from './stored-log.ts';
import { LOG } from './log.ts';
import { unnotedVictory } from './unnoted-victory.ts';

/** A storage with one text, or none. */
function storageWith(text: string | null): TextStorage & { readonly text: () => string | null } {
  let stored = text;
  return {
    read: () => stored,
    write: (_, written) => {
      stored = written;
    },
    follow: () => () => undefined,
    text: () => stored,
  };
}

const WON: Deed = { kind: 'battle', game: 'ultimate', mode: 'easy', result: 'first' };
const LOST: Deed = { ...WON, result: 'second' };
const ON = LOG.format({ isOn: true, entries: [] });

test('until it is switched on nothing is stored; a victory is remembered for the offer, a loss is not [R160, R164]', () => {
  const storage = storageWith(null);
  noteDeed(storage, WON, 1000);
  expect(storage.text()).toBeNull();
  expect(unnotedVictory.read()).toEqual({ at: 1, deed: WON });
  noteDeed(storage, LOST, 2000);
  expect(unnotedVictory.read()).toBeNull();
});

test('an accepted offer begins the log with the victory [R164]', () => {
  const storage = storageWith(null);
  beginLog(storage, { at: 7, deed: WON });
  expect(logIn(storage).read()).toEqual({ isOn: true, entries: [{ at: 7, deed: WON }] });
  expect(mayKeepLog(storage)).toBe(true);
});

test('windows do not lose each other’s deeds [R160]', () => {
  const storage = storageWith(ON);
  noteDeed(storage, WON, 1000);
  const elsewhere = LOG.parse(storage.text()).value;
  const other = { at: 2, deed: LOST };
  storage.write(LOG_KEY, LOG.format({ ...elsewhere, entries: [...elsewhere.entries, other] }));
  noteDeed(storage, { kind: 'again' }, 3000);
  expect(
    logIn(storage)
      .readAfresh()
      .entries.map(({ at }) => at),
  ).toEqual([1, 2, 3]);
});

test('switched off, it keeps what stands there and notes nothing more [R160]', () => {
  const entries = [{ at: 1, deed: WON }];
  const storage = storageWith(LOG.format({ isOn: false, entries }));
  noteDeed(storage, LOST, 2000);
  expect(logIn(storage).readAfresh()).toEqual({ isOn: false, entries });
  expect(mayKeepLog(storage)).toBe(false);
});
