import { describe, expect, test } from 'vitest';
import { comboAfterMatch, multiplierOf, secondsOf, starsFor } from './scoring.ts';

describe('stars', () => {
  test.each([
    [6, 6, 3],
    [6, 7, 2],
    [6, 9, 2],
    [6, 10, 1],
    [8, 8, 3],
    [8, 12, 2],
    [8, 13, 1],
    [12, 12, 3],
    [12, 18, 2],
    [12, 19, 1],
    [12, 500, 1],
  ])('M20: %i pairs in %i moves earn %i [R102]', (pairs, moves, stars) => {
    expect(starsFor(moves, pairs)).toBe(stars);
  });
});

describe('a combo', () => {
  test.each([
    ['at once', 0, 2],
    ['just within three seconds', 2999.9, 2],
    ['after three seconds', 3000, 1],
    ['long after', 60_000, 1],
  ])('M19: a second match %s makes %i ms and %i in a row [R101]', (_, betweenMs, matches) => {
    const first = comboAfterMatch(null, 5000);
    expect(comboAfterMatch(first, 5000 + betweenMs)).toEqual({
      matches,
      lastMatchMs: 5000 + betweenMs,
    });
  });

  test('M19: the time is measured from match to match, not from the first [R101]', () => {
    const third = [7000, 9000].reduce(comboAfterMatch, comboAfterMatch(null, 5000));
    expect(third.matches).toBe(3);
  });

  test('M19: the multiplier is shown from two on [R101]', () => {
    const first = comboAfterMatch(null, 5000);
    expect(multiplierOf(null)).toBeNull();
    expect(multiplierOf(first)).toBeNull();
    expect(multiplierOf(comboAfterMatch(first, 6000))).toBe(2);
  });
});

test.each([
  [0, 0],
  [999.9, 0],
  [1000, 1],
  [61_500, 61],
])('M10: %f ms of play are %i seconds', (playedMs, seconds) => {
  expect(secondsOf(playedMs)).toBe(seconds);
});
