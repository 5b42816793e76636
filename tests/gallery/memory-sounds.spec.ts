import { expect, test, type Page } from '@playwright/test';
import type * as Tones from '../../src/games/memory/tones.ts';
import type { SoundName } from '../../src/games/memory/tones.ts';
import type * as AudioModule from '../../src/services/audio.ts';

const SAMPLES_PER_S = 44_100;

/** The notes of each sound in their order, and how long it is heard. */
const SOUNDS: readonly {
  readonly name: SoundName;
  readonly frequenciesHz: readonly number[];
  readonly durationMs: number;
}[] = [
  { name: 'match', frequenciesHz: [523.25], durationMs: 300 },
  { name: 'mismatch', frequenciesHz: [207.65], durationMs: 500 },
  { name: 'combo', frequenciesHz: [523.25, 659.26, 783.99], durationMs: 440 },
  {
    name: 'victory',
    frequenciesHz: [523.25, 659.26, 783.99, 1046.5, 1318.51],
    durationMs: 680,
  },
];

for (const { name, frequenciesHz, durationMs } of SOUNDS) {
  test(`the sound of a ${name} has its notes, its length and no clicks`, async ({ page }) => {
    const samples = await rendered(page, name);
    const heard = heardMs(samples);
    expect(heard.fromMs).toBeLessThan(2);
    expect(Math.abs(heard.toMs - durationMs)).toBeLessThan(2);
    for (const [index, frequencyHz] of frequenciesHz.entries()) {
      const window = aloneMs(index, frequenciesHz.length, durationMs);
      const measuredHz = frequencyIn(samples, window);
      expect(
        Math.abs(measuredHz - frequencyHz),
        `note ${index + 1}: ${measuredHz} Hz`,
      ).toBeLessThan(0.3);
    }
    expect(peak(samples), 'room for no distortion').toBeLessThan(0.7);
    expect(peak(samples), 'loud enough').toBeGreaterThan(0.1);
    expect(largestStep(samples), 'a click is a jump').toBeLessThan(0.08);
  });
}

/** When a note of a rise is heard alone: from the end of the one before to the beginning of the next. */
function aloneMs(index: number, notes: number, durationMs: number): readonly [number, number] {
  if (notes === 1) return [20, durationMs - 20];
  const [startMs, overlapMs, stepMs] = [index * 120, 80, 120];
  const fromMs = startMs + (index === 0 ? 15 : overlapMs + 1);
  return [fromMs, index === notes - 1 ? durationMs - 10 : startMs + stepMs - 1];
}

/** One second of a sound as the browser makes it. */
async function rendered(page: Page, name: SoundName): Promise<readonly number[]> {
  await page.goto('/gallery?state=scale-bar');
  return page.evaluate(
    async ({ sound, samplesPerS }) => {
      const addresses = ['/src/services/audio.ts', '/src/games/memory/tones.ts'] as const;
      const { scheduleTones } = (await import(addresses[0])) as typeof AudioModule;
      const { SOUNDS: sounds } = (await import(addresses[1])) as typeof Tones;
      const context = new OfflineAudioContext(1, samplesPerS, samplesPerS);
      scheduleTones(context, sounds[sound]);
      const buffer = await context.startRendering();
      return [...buffer.getChannelData(0)];
    },
    { sound: name, samplesPerS: SAMPLES_PER_S },
  );
}

/** The average frequency over a stretch of time, by its rising passages through zero. */
function frequencyIn(
  samples: readonly number[],
  [fromMs, toMs]: readonly [number, number],
): number {
  const passages: number[] = [];
  const at = (ms: number) => Math.round((ms / 1000) * SAMPLES_PER_S);
  for (let index = at(fromMs); index < at(toMs); index += 1) {
    const [before = 0, after = 0] = [samples[index], samples[index + 1]];
    if (before < 0 && after >= 0) passages.push(index + before / (before - after));
  }
  const [first = 0, last = 0] = [passages[0], passages.at(-1)];
  return ((passages.length - 1) * SAMPLES_PER_S) / (last - first);
}

function heardMs(samples: readonly number[]): { readonly fromMs: number; readonly toMs: number } {
  const isHeard = (sample: number) => Math.abs(sample) > 1e-4;
  const msOf = (index: number) => (index / SAMPLES_PER_S) * 1000;
  return { fromMs: msOf(samples.findIndex(isHeard)), toMs: msOf(samples.findLastIndex(isHeard)) };
}

function peak(samples: readonly number[]): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function largestStep(samples: readonly number[]): number {
  return samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? 0))),
    0,
  );
}
