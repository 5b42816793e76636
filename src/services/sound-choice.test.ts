import { describe, expect, test } from 'vitest';
import { SOUND_CHOICE } from './sound-choice.ts';

describe('the choice between sound and silence', () => {
  test('M25: is kept as soundEnabled', () => {
    expect(SOUND_CHOICE.key).toBe('soundEnabled');
  });

  test.each([true, false])('M25: %s reads back as it was stored', (isOn) => {
    const text = SOUND_CHOICE.format(isOn);
    expect(SOUND_CHOICE.parse(text)).toEqual({ value: isOn, isIntact: true });
  });

  test('M25: is for sound while nothing is stored [R36]', () => {
    expect(SOUND_CHOICE.parse(null)).toEqual({ value: true, isIntact: true });
  });

  test.each(['', 'TRUE', '0', 'null', '"false"'])('M25: %j counts as none and is told', (text) => {
    expect(SOUND_CHOICE.parse(text)).toEqual({ value: true, isIntact: false });
  });
});

test('M25: what this version has stored is read for ever', () => {
  expect(SOUND_CHOICE.format(true)).toBe('true');
  expect(SOUND_CHOICE.parse('false')).toEqual({ value: false, isIntact: true });
});
