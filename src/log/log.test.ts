import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODES } from '#core/mode.ts';
import { DIFFICULTIES } from '#games/memory/difficulties.ts';
import { PUZZLE_IDS } from '#games/puzzles/ids.ts';
import {
  BATTLE_GAMES,
  BATTLE_RESULTS,
  formatEntry,
  parseEntry,
  type Deed,
  type Entry,
} from './deeds.ts';
import {
  EMPTY_LOG,
  entriesOfFile,
  fileText,
  imported,
  LOG,
  LONGEST_LOG,
  merged,
  MOST_ENTRIES,
  withEntries,
} from './log.ts';
import { stickersOf } from './stickers.ts';

const anyDate = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length));
const anyGame = fc.constantFrom(...BATTLE_GAMES);

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('battle'),
    game: anyGame,
    mode: fc.constantFrom(...MODES),
    result: fc.constantFrom(...BATTLE_RESULTS),
  }),
  fc.record({ kind: fc.constantFrom('answer', 'reset'), game: anyGame }),
  fc.record({
    kind: fc.constant('hunt'),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    moves: fc.nat(1_000_000),
    seconds: fc.nat(1_000_000),
    stars: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('puzzle'), id: fc.constantFrom(...PUZZLE_IDS) }),
  fc.record({ kind: fc.constant('again') }),
  fc.record({ kind: fc.constant('voyage'), date: anyDate }),
);
const anyEntry: fc.Arbitrary<Entry> = fc.record({ at: fc.nat(4_000_000_000), deed: anyDeed });
const anyEntries = fc.array(anyEntry, { maxLength: 20 }).map((entries) => merged(entries, []));

/** What this version stores, deed by deed. */
const PINNED =
  '{"version":1,"isOn":true,"entries":["2026-11-24T15:02:11Z battle ultimate hard first","2026-11-24T15:02:12Z battle classic two-players draws","2026-11-24T15:02:13Z answer connect-four","2026-11-24T15:02:14Z reset classic","2026-11-24T15:02:15Z hunt medium 12 95 2","2026-11-24T15:02:16Z puzzle hard-2","2026-11-24T15:02:17Z again","2026-11-24T15:02:18Z voyage 2026-11-22"]}';

describe('the log as text [R160]', () => {
  test('comes back as it was, from the storage and from a file', () => {
    fc.assert(
      fc.property(fc.boolean(), anyEntries, (isOn, entries) => {
        const log = { isOn, entries };
        expect(LOG.parse(LOG.format(log))).toEqual({ value: log, isIntact: true });
        expect(entriesOfFile(fileText(log))).toEqual(entries);
      }),
    );
  });

  test('as this version writes it, is read for ever', () => {
    const { value, isIntact } = LOG.parse(PINNED);
    expect(isIntact).toBe(true);
    expect(value.isOn).toBe(true);
    expect(value.entries.map(({ at }) => at)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((second) => 1_795_532_531 + second),
    );
    expect(value.entries.map(({ deed }) => deed)).toEqual([
      { kind: 'battle', game: 'ultimate', mode: 'hard', result: 'first' },
      { kind: 'battle', game: 'classic', mode: 'two-players', result: 'draws' },
      { kind: 'answer', game: 'connect-four' },
      { kind: 'reset', game: 'classic' },
      { kind: 'hunt', difficulty: 'medium', moves: 12, seconds: 95, stars: 2 },
      { kind: 'puzzle', id: 'hard-2' },
      { kind: 'again' },
      { kind: 'voyage', date: '2026-11-22' },
    ]);
    expect(LOG.format(value)).toBe(PINNED);
  });

  test('is off and empty where nothing is stored', () => {
    expect(LOG.parse(null)).toEqual({ value: EMPTY_LOG, isIntact: true });
    expect(EMPTY_LOG).toEqual({ isOn: false, entries: [] });
  });
});

describe('foreign data [R161]', () => {
  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"version":2,"isOn":true,"entries":[]}',
    '{"version":1}',
  ])('count as no log, and as no file of one: %s', (text) => {
    expect(LOG.parse(text)).toEqual({ value: EMPTY_LOG, isIntact: false });
    expect(entriesOfFile(text)).toBeNull();
  });

  test.each([
    7,
    null,
    '',
    'puzzle hard-2',
    '2026-11-24T15:02:11Z',
    '2026-02-30T15:02:11Z again',
    '2026-11-24 15:02:11 again',
    '2026-11-24T15:02:11Z again and again',
    '2026-11-24T15:02:11Z battle chess hard first',
    '2026-11-24T15:02:11Z battle memory hard first',
    '2026-11-24T15:02:11Z battle ultimate hard third',
    '2026-11-24T15:02:11Z hunt easy 6 12 4',
    '2026-11-24T15:02:11Z hunt easy -6 12 3',
    '2026-11-24T15:02:11Z hunt easy 6 12',
    '2026-11-24T15:02:11Z hunt easy 6 9999999 3',
    '2026-11-24T15:02:11Z puzzle hard-3',
    '2026-11-24T15:02:11Z voyage 2026-13-01',
    '2026-11-24T15:02:11Z __proto__ easy',
  ])('an entry that is none leaves the others; a file with it is refused whole: %j', (entry) => {
    const text = JSON.stringify({
      version: 1,
      isOn: true,
      entries: ['2026-11-24T15:02:11Z again', entry],
    });
    const again = { at: 1_795_532_531, deed: { kind: 'again' } };
    expect(LOG.parse(text)).toEqual({ value: { isOn: true, entries: [again] }, isIntact: false });
    expect(entriesOfFile(text)).toBeNull();
  });

  test('any text is read without harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(entriesOfFile(text)).toBeNull();
        expect(LOG.parse(text).value).toEqual(EMPTY_LOG);
        expect(parseEntry(text)).toBeNull();
      }),
    );
  });

  test('a file that is too long is refused', () => {
    expect(entriesOfFile(PINNED + ' '.repeat(LONGEST_LOG))).toBeNull();
  });
});

describe('what is imported is merged [R161]', () => {
  test('in any order, as often as one likes, nothing is lost or counted twice', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, anyEntries, (a, b, c) => {
        expect(merged(a, a)).toEqual(a);
        expect(merged(a, [])).toEqual(a);
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
        const texts = merged(a, b).map(formatEntry);
        expect(texts).toEqual([...new Set([...a, ...b].map(formatEntry))].toSorted());
      }),
    );
  });

  test('what is new is counted, and whether there was no room for all of it is known', () => {
    const hunt = (at: number): Entry => ({
      at,
      deed: { kind: 'hunt', difficulty: 'easy', moves: 6, seconds: 12, stars: 1 },
    });
    const hunts = (count: number, from: number) =>
      Array.from({ length: count }, (_, place) => hunt(from + place));
    const told = (entries: readonly Entry[], others: readonly Entry[]) => {
      const { log, added, isShortened } = imported({ isOn: true, entries }, others);
      expect(log).toEqual({ isOn: true, entries: merged(entries, others) });
      return { added, isShortened };
    };
    const full = hunts(MOST_ENTRIES, 1000);
    expect(told(hunts(3, 0), hunts(3, 1))).toEqual({ added: 1, isShortened: false });
    expect(told(full, full)).toEqual({ added: 0, isShortened: false });
    expect(told(full, hunts(2, 100_000)), 'in place of older ones').toEqual({
      added: 2,
      isShortened: true,
    });
    // The first of the file is the one that earns the sticker.
    expect(told(full, hunts(5, 0)), 'too old').toEqual({ added: 1, isShortened: true });
    const file = fileText({ isOn: false, entries: hunts(MOST_ENTRIES + 2, 0) });
    expect(told([], entriesOfFile(file) ?? []), 'a file with more than there is room for').toEqual({
      added: MOST_ENTRIES,
      isShortened: true,
    });
  });

  test('beyond the most entries the oldest counts go, and no sticker', () => {
    const win = (at: number): Entry => ({
      at,
      deed: { kind: 'battle', game: 'ultimate', mode: 'easy', result: 'first' },
    });
    const puzzle: Entry = { at: 5, deed: { kind: 'puzzle', id: 'easy-1' } };
    const entries = Array.from({ length: MOST_ENTRIES }, (_, place) => win(place * 10));
    const full = withEntries({ isOn: true, entries }, [puzzle, win(1_000_001)]);
    expect(full.entries).toHaveLength(MOST_ENTRIES);
    expect(full.entries.slice(0, 3).map(({ at }) => at)).toEqual([0, 5, 30]);
    expect(stickersOf(full.entries).map(({ entry }) => entry.at)).toEqual([0, 0]);
    expect(LOG.format(full).length).toBeLessThan(LONGEST_LOG);
  });
});
