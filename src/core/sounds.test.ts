import { expect, test } from 'vitest';
import { SOUNDS, type SoundName, type Tone } from './sounds.ts';

/** What a sound begins with, its frequencies, and how long it is heard. */
test.each<[SoundName, readonly number[], number]>([
  ['knock', [180], 60],
  ['plunk', [300], 140],
  ['bell', [880, 1320], 400],
  ['draw', [330, 415], 300],
  ['loss', [392, 330, 262], 450],
  ['combo', [523.25, 659.26, 783.99], 440],
  ['victory', [523.25, 659.26, 783.99, 1046.5, 1318.51], 680],
])('%s is made of %j Hz and lasts %i ms', (name, frequenciesHz, durationMs) => {
  const tones = SOUNDS[name];
  expect(tones.map(({ frequencyHz }) => frequencyHz)).toEqual(frequenciesHz);
  expect(Math.max(...tones.map((tone) => tone.startMs + tone.durationMs))).toBe(durationMs);
});

test('a plunk falls from 300 to 140 Hz', () => {
  expect(SOUNDS.plunk).toMatchObject([{ frequencyHz: 300, toHz: 140 }]);
});

test.each(['bell', 'draw'] as const)(
  'the notes of %s sound at once and share its loudness',
  (name) => {
    const tones = SOUNDS[name];
    expect(tones.every(({ startMs }) => startMs === 0)).toBe(true);
    expect(tones.reduce((sum, { level }) => sum + level, 0)).toBe(1);
  },
);

test.each(['combo', 'victory'] as const)(
  'each note of %s rings on into the next, and two are no louder than one alone',
  (name) => {
    const tones: readonly Tone[] = SOUNDS[name];
    expect(tones.map(({ startMs }) => startMs)).toEqual(tones.map((_, index) => index * 120));
    expect(tones.every(({ level }) => level * 2 <= SOUNDS.match[0].level)).toBe(true);
  },
);

test('the notes of a loss follow one another, softer than a single note', () => {
  expect(SOUNDS.loss.map(({ startMs }) => startMs)).toEqual([0, 150, 300]);
  expect(SOUNDS.loss.every(({ level }) => level < SOUNDS.match[0].level)).toBe(true);
});
