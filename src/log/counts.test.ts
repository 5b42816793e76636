import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  battleRows,
  huntRows,
  puzzlesSolved,
  puzzlesSolvedNow,
  seriesTally,
  voyagesSolved,
} from './counts.ts';
import { parseEntry, type Entry } from './deeds.ts';
import { STICKERS, stickersOf } from './stickers.ts';

/** Deeds, one a second. */
function entriesOf(...deeds: readonly string[]): readonly Entry[] {
  return deeds.map((deed, second) => {
    const time = new Date(second * 1000).toISOString().replace('.000', '');
    const entry = parseEntry(`${time} ${deed}`);
    if (entry === null) throw new Error(`No deed: ${deed}`);
    return entry;
  });
}

describe('battles [R160]', () => {
  test('are counted for each side of two people, and for the person at each level', () => {
    const entries = entriesOf(
      'battle connect-four two-players first',
      'battle connect-four two-players first',
      'battle connect-four two-players second',
      'battle connect-four easy first',
      'battle connect-four easy draws',
      'battle connect-four hard second',
      'battle ultimate hard first',
    );
    expect(battleRows(entries, 'connect-four')).toEqual([
      { mode: 'two-players', side: 'first', won: 2, lost: 1, drawn: 0, streak: 2 },
      { mode: 'two-players', side: 'second', won: 1, lost: 2, drawn: 0, streak: 1 },
      { mode: 'easy', side: 'first', won: 1, lost: 0, drawn: 1, streak: 1 },
      { mode: 'medium', side: 'first', won: 0, lost: 0, drawn: 0, streak: 0 },
      { mode: 'hard', side: 'first', won: 0, lost: 1, drawn: 0, streak: 0 },
      { mode: 'legend', side: 'first', won: 0, lost: 0, drawn: 0, streak: 0 },
    ]);
    expect(battleRows([], 'ultimate').map(({ mode }) => mode)).not.toContain('legend');
  });

  test('of a game without a computer are those of two people', () => {
    expect(battleRows([], 'classic').map(({ mode, side }) => `${mode} ${side}`)).toEqual([
      'two-players first',
      'two-players second',
    ]);
  });

  test('the longest streak is as long as the longest run of wins', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('first', 'second', 'draws')), (results) => {
        const deeds = results.map((result) => `battle ultimate easy ${result}`);
        const row = battleRows(entriesOf(...deeds), 'ultimate').find(({ mode }) => mode === 'easy');
        const runs = results.join(' ').split(/second|draws/u);
        const longest = Math.max(...runs.map((run) => run.split('first').length - 1));
        expect(row?.streak).toBe(longest);
        expect((row?.won ?? 0) + (row?.lost ?? 0) + (row?.drawn ?? 0)).toBe(results.length);
      }),
    );
  });

  test('the scores of a series are its results since they were last set to zero', () => {
    const entries = entriesOf(
      'battle classic two-players first',
      'reset classic',
      'battle classic two-players second',
      'battle ultimate easy first',
      'battle classic two-players draws',
      'reset ultimate',
    );
    expect(seriesTally(entries, 'classic')).toEqual({ first: 0, second: 1, draws: 1 });
    expect(seriesTally(entries, 'ultimate')).toEqual({ first: 0, second: 0, draws: 0 });
  });
});

test('memory’s records are the best of each figure, for each difficulty [R160]', () => {
  const entries = entriesOf('hunt easy 9 30 2', 'hunt easy 12 25 1', 'hunt hard 20 200 1');
  const none = { hunts: 0, moves: null, seconds: null, stars: null };
  expect(huntRows(entries)).toEqual([
    { difficulty: 'easy', hunts: 2, moves: 9, seconds: 25, stars: 2 },
    { difficulty: 'medium', ...none },
    { difficulty: 'hard', hunts: 1, moves: 20, seconds: 200, stars: 1 },
  ]);
});

test('puzzles stay solved in the log when they are taken up anew; on their page they do not [R160, R163]', () => {
  const entries = entriesOf('puzzle easy-1', 'puzzle easy-2', 'again', 'puzzle hard-1');
  expect([...puzzlesSolved(entries)]).toEqual(['easy-1', 'easy-2', 'hard-1']);
  expect([...puzzlesSolvedNow(entries)]).toEqual(['hard-1']);
});

test('a daily voyage counts once, however often it is solved [R160]', () => {
  const entries = entriesOf('voyage 2026-11-22', 'voyage 2026-11-22', 'voyage 2026-11-23');
  expect([...voyagesSolved(entries)]).toEqual(['2026-11-22', '2026-11-23']);
});

describe('stickers [R162]', () => {
  test.each([
    ['battle classic two-players second', ['first-battle']],
    ['battle classic two-players draws', []],
    ['battle connect-four easy second', []],
    ['battle connect-four easy first', ['first-battle', 'connect-four-easy']],
    ['battle ultimate hard first', ['first-battle', 'ultimate-hard']],
    ['hunt easy 9 30 2', ['first-hunt']],
    ['hunt hard 12 90 3', ['first-hunt', 'three-stars']],
    ['answer ultimate', ['friend']],
    ['puzzle easy-1', []],
    ['reset classic', []],
  ])('%s earns %j', (deed, ids) => {
    expect(stickersOf(entriesOf(deed)).map(({ sticker }) => sticker.id)).toEqual(ids);
  });

  test('six different puzzles and seven different voyages earn theirs with the last of them', () => {
    const puzzles = ['easy-1', 'easy-2', 'medium-1', 'medium-1', 'medium-2', 'hard-1', 'hard-2'];
    const voyages = [1, 2, 3, 4, 5, 5, 6, 7].map((day) => `voyage 2026-11-0${day}`);
    const earned = stickersOf(entriesOf(...puzzles.map((id) => `puzzle ${id}`), ...voyages));
    expect(earned.map(({ sticker, entry }) => [sticker.id, entry.at])).toEqual([
      ['six-puzzles', 6],
      ['seven-voyages', 14],
    ]);
    expect(stickersOf(entriesOf(...voyages.slice(0, -1)))).toEqual([]);
  });

  test('a sticker keeps the day on which it was first earned', () => {
    const win = 'battle ultimate easy first';
    for (const { entry } of stickersOf(entriesOf(win, win))) expect(entry.at).toBe(0);
  });

  test('each has an id of its own', () => {
    expect(new Set(STICKERS.map(({ id }) => id)).size).toBe(STICKERS.length);
  });
});
