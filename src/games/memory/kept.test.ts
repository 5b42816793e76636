import { describe, expect, test } from 'vitest';
import { NO_BEST_SCORES, type BestScores } from './best-scores.ts';
import { KEPT_BEST_SCORES } from './kept.ts';

describe('the best scores', () => {
  const scores: BestScores = { ...NO_BEST_SCORES, easy: { moves: 8, time: 41 } };

  test('M22: are kept as pirateMemoryScores', () => {
    expect(KEPT_BEST_SCORES.key).toBe('pirateMemoryScores');
  });

  test('M22: are read as they were written', () => {
    const text = KEPT_BEST_SCORES.format(scores);
    expect(KEPT_BEST_SCORES.parse(text)).toEqual({ value: scores, isIntact: true });
  });

  test('M23: are none where the text is foreign', () => {
    expect(KEPT_BEST_SCORES.parse('8')).toEqual({ value: NO_BEST_SCORES, isIntact: false });
  });
});

test('M22: what this version has stored is read for ever', () => {
  const text = '{"easy":{"moves":8,"time":41},"medium":null,"hard":{"moves":30,"time":200}}';
  const { value, isIntact } = KEPT_BEST_SCORES.parse(text);
  expect(isIntact).toBe(true);
  expect(value).toEqual({
    ...NO_BEST_SCORES,
    easy: { moves: 8, time: 41 },
    hard: { moves: 30, time: 200 },
  });
  expect(KEPT_BEST_SCORES.format(value)).toBe(text);
});
