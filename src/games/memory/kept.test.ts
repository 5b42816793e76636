import { describe, expect, test } from 'vitest';
import { NO_BEST_SCORES, type BestScores } from './best-scores.ts';
import { KEPT_BEST_SCORES, KEPT_SOUND_CHOICE } from './kept.ts';

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

describe('the choice between sound and silence', () => {
  test('M25: is kept as soundEnabled', () => {
    expect(KEPT_SOUND_CHOICE.key).toBe('soundEnabled');
  });

  test.each([true, false])('M25: %s is read as it was written', (isOn) => {
    const text = KEPT_SOUND_CHOICE.format(isOn);
    expect(KEPT_SOUND_CHOICE.parse(text)).toEqual({ value: isOn, isIntact: true });
  });

  test('M25: is for sound where the text is foreign', () => {
    expect(KEPT_SOUND_CHOICE.parse('8')).toEqual({ value: true, isIntact: false });
  });
});
