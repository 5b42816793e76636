import { expect, test } from 'vitest';
import { SOUNDS, type SoundName } from '#core/sounds.ts';
import type { MemoryCue } from './cues.ts';
import { soundOf } from './sounds.ts';

const SEMITONES_FROM_A4 = { Gs3: -13, C5: 3, E5: 7, G5: 10, C6: 15, E6: 19 } as const;

test.each([
  ['match', ['C5'], 300],
  ['mismatch', ['Gs3'], 500],
] as const)('M28: %s is the one note %j for %i ms [R104]', (name, notes, durationMs) => {
  expect(frequenciesOf(name)).toEqual(notes.map(frequencyOf));
  expect(SOUNDS[name]).toMatchObject([{ startMs: 0, durationMs }]);
});

test('M28: match is 523.25 Hz, mismatch 207.65 Hz [R104]', () => {
  expect(frequenciesOf('match')).toEqual([523.25]);
  expect(frequenciesOf('mismatch')).toEqual([207.65]);
});

test.each([
  ['combo', ['C5', 'E5', 'G5']],
  ['victory', ['C5', 'E5', 'G5', 'C6', 'E6']],
] as const)('M28: %s rises %j, one note after the other [R104]', (name, notes) => {
  expect(frequenciesOf(name)).toEqual(notes.map(frequencyOf));
  const starts = SOUNDS[name].map(({ startMs }) => startMs);
  expect(starts[0]).toBe(0);
  // The notes are far enough apart to be told from each other, without a silence in between.
  for (const [before, start] of starts.slice(1).entries()) {
    const afterMs = start - (starts[before] ?? 0);
    expect(afterMs).toBeGreaterThanOrEqual(100);
    expect(afterMs).toBeLessThan(SOUNDS[name][before]?.durationMs ?? 0);
  }
});

test.each<[MemoryCue, SoundName | null]>([
  [{ kind: 'matched', combo: null }, 'match'],
  [{ kind: 'matched', combo: 2 }, 'combo'],
  [{ kind: 'mismatched' }, 'mismatch'],
  [{ kind: 'completed', difficulty: 'easy', moves: 6, seconds: 9, stars: 3 }, 'victory'],
  [{ kind: 'turned', slot: 0, face: 'ship' }, null],
  [
    {
      kind: 'compared',
      slots: [0, 1],
      faces: ['ship', 'ship'],
      isMatch: true,
      pairsFound: 1,
      pairs: 6,
    },
    null,
  ],
  [{ kind: 'dealt', difficulty: 'easy' }, null],
  [{ kind: 'finished', difficulty: 'easy', moves: 6, seconds: 9 }, null],
  [{ kind: 'hinted', slot: 3, hintsLeft: 2 }, null],
  [{ kind: 'paused' }, null],
  [{ kind: 'resumed' }, null],
])('M28: the cue %j sounds as %s', (cue, sound) => {
  expect(soundOf(cue)).toBe(sound);
});

function frequenciesOf(name: SoundName): readonly number[] {
  return SOUNDS[name].map(({ frequencyHz }) => frequencyHz);
}

// Equal temperament: a semitone is a twelfth of an octave, from A4 = 440 Hz.
function frequencyOf(note: keyof typeof SEMITONES_FROM_A4): number {
  return Math.round(440 * 2 ** (SEMITONES_FROM_A4[note] / 12) * 100) / 100;
}
