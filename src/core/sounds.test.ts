import { expect, test } from 'vitest';
import { SOUNDS, type SoundName } from './sounds.ts';

/** What a sound begins with, its frequencies, and how long it is heard. */
test.each<[SoundName, readonly number[], number]>([
  ['knock', [180], 60],
  ['plunk', [300], 140],
  ['bell', [880, 1320], 400],
  ['draw', [330, 415], 300],
  ['loss', [392, 330, 262], 450],
])('%s is made of %j Hz and lasts %i ms', (name, frequenciesHz, durationMs) => {
  const tones = SOUNDS[name];
  expect(tones.map(({ frequencyHz }) => frequencyHz)).toEqual(frequenciesHz);
  expect(Math.max(...tones.map((tone) => tone.startMs + tone.durationMs))).toBe(durationMs);
});

test('a plunk falls from 300 to 140 Hz', () => {
  expect(SOUNDS.plunk).toMatchObject([{ frequencyHz: 300, toHz: 140 }]);
});

test('the notes of a loss follow one another, softer than a single note', () => {
  expect(SOUNDS.loss.map(({ startMs }) => startMs)).toEqual([0, 150, 300]);
  expect(SOUNDS.loss.every(({ level }) => level < SOUNDS.match[0].level)).toBe(true);
});
