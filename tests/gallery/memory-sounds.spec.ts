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

test('every sound has its notes, its length and no clicks [R104]', async ({ page }) => {
  await page.goto('/gallery?state=scale-bar');
  for (const { name, frequenciesHz, durationMs } of SOUNDS) {
    const samples = await rendered(page, name);
    const { fromMs, toMs } = heardMs(samples);
    expect(fromMs, `${name} begins`).toBeLessThan(2);
    expect(Math.abs(toMs - durationMs), `${name} ends at ${toMs} ms`).toBeLessThan(2);
    for (const [index, frequencyHz] of frequenciesHz.entries()) {
      const measuredHz = frequencyIn(samples, aloneMs(index, frequenciesHz.length, durationMs));
      const label = `${name}, note ${index + 1}: ${measuredHz} Hz`;
      expect(Math.abs(measuredHz - frequencyHz), label).toBeLessThan(0.3);
    }
    expect(peak(samples), `${name}: room for no distortion`).toBeLessThan(0.7);
    expect(peak(samples), `${name}: loud enough`).toBeGreaterThan(0.1);
    expect(largestStep(samples), `${name}: a click is a jump`).toBeLessThan(0.08);
  }
});

/** When a note of a rise is heard alone: from the end of the previous note to the start of the next. */
function aloneMs(index: number, notes: number, durationMs: number): readonly [number, number] {
  if (notes === 1) return [20, durationMs - 20];
  const [startMs, overlapMs, stepMs] = [index * 120, 80, 120];
  const fromMs = startMs + (index === 0 ? 15 : overlapMs + 1);
  return [fromMs, index === notes - 1 ? durationMs - 10 : startMs + stepMs - 1];
}

/** One second of a sound as the browser renders it. */
async function rendered(page: Page, name: SoundName): Promise<readonly number[]> {
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

/** The average frequency over a stretch of time, from its upward zero crossings. */
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
