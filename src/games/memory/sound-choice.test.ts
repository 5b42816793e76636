import { describe, expect, test } from 'vitest';
import { formatSoundChoice, parseSoundChoice } from './sound-choice.ts';

describe('the choice between sound and silence', () => {
  test.each([true, false])('M25: %s reads back as it was stored', (isOn) => {
    expect(parseSoundChoice(formatSoundChoice(isOn))).toEqual({ isOn, isIntact: true });
  });

  test('M25: is for sound while nothing is stored [R36]', () => {
    expect(parseSoundChoice(null)).toEqual({ isOn: true, isIntact: true });
  });

  test.each(['', 'TRUE', '0', 'null', '"false"'])('M25: %j counts as none and is told', (text) => {
    expect(parseSoundChoice(text)).toEqual({ isOn: true, isIntact: false });
  });
});
