import { expect, test, type Page } from '@playwright/test';
import type { SoundName } from '../../src/core/sounds.ts';
import type * as SoundPlayer from '../../src/session/sound-player.ts';

const SAMPLES_PER_S = 44_100;

/** −12 dB. */
const LOUDEST = 10 ** (-12 / 20);

/** How long a sound takes to fade that makes way for another. */
const FADE_S = 0.008;

/** How long each sound is heard, and the notes of those whose notes can be told apart, in their order. */
const SOUNDS: readonly {
  readonly name: SoundName;
  readonly frequenciesHz?: readonly number[];
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
  { name: 'knock', durationMs: 60 },
  { name: 'plunk', durationMs: 140 },
  { name: 'bell', durationMs: 400 },
  { name: 'sail', durationMs: 240 },
  { name: 'draw', durationMs: 300 },
  { name: 'loss', durationMs: 450 },
];

test('every sound has its notes, its length and no clicks; a new one ends the one before: never two at once [R104]', async ({
  page,
}) => {
  // The player needs a document, and nothing of what stands in it.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  for (const { name, frequenciesHz = [], durationMs } of SOUNDS) {
    const samples = await rendered(page, [{ name, atMs: 0 }]);
    const { fromMs, toMs } = heardMs(samples);
    expect(fromMs, `${name} begins`).toBeLessThan(2);
    expect(Math.abs(toMs - durationMs), `${name} ends at ${toMs} ms`).toBeLessThan(2);
    for (const [index, frequencyHz] of frequenciesHz.entries()) {
      const measuredHz = frequencyIn(samples, aloneMs(index, frequenciesHz.length, durationMs));
      const label = `${name}, note ${index + 1}: ${measuredHz} Hz`;
      expect(Math.abs(measuredHz - frequencyHz), label).toBeLessThan(0.3);
    }
    expect(peak(samples), `${name}: soft`).toBeLessThanOrEqual(LOUDEST);
    expect(peak(samples), `${name}: loud enough`).toBeGreaterThan(0.1);
    if (name === 'sail') continue;
    expect(largestStep(samples), `${name}: a click is a jump`).toBeLessThan(0.08);
  }

  // The browser renders 128 samples at a time, so this is where it can be interrupted.
  const interruptedAt = 40 * 128;
  const both = await rendered(page, [
    { name: 'victory', atMs: 0 },
    { name: 'bell', atMs: (interruptedAt / SAMPLES_PER_S) * 1000 },
  ]);
  const alone = await rendered(page, [{ name: 'bell', atMs: 0 }]);
  const begin = interruptedAt + Math.round(FADE_S * SAMPLES_PER_S);
  const rest = both.slice(begin).map((sample, index) => sample - (alone[index] ?? 0));
  expect(peak(rest), 'what is left of the victory').toBeLessThan(0.01);
});

test('a sound is as loud as is set, down to silence [R157]', async ({ page }) => {
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  const sounds = [{ name: 'bell', atMs: 0 }] as const;
  const usual = peak(await rendered(page, sounds));
  expect(peak(await rendered(page, sounds, 0.5))).toBeCloseTo(usual / 2, 5);
  expect(peak(await rendered(page, sounds, 0))).toBe(0);
});

/** When a note of a rise is heard alone: from the end of the previous note to the start of the next. */
function aloneMs(index: number, notes: number, durationMs: number): readonly [number, number] {
  if (notes === 1) return [20, durationMs - 20];
  const [startMs, overlapMs, stepMs] = [index * 120, 80, 120];
  const fromMs = startMs + (index === 0 ? 15 : overlapMs + 1);
  return [fromMs, index === notes - 1 ? durationMs - 10 : startMs + stepMs - 1];
}

interface Played {
  readonly name: SoundName;
  readonly atMs: number;
}

/** One second of sounds as the browser renders them. */
async function rendered(
  page: Page,
  sounds: readonly Played[],
  loudness = 1,
): Promise<readonly number[]> {
  const samples = await page.evaluate(
    async ({ played, samplesPerS, volume }) => {
      const address = '/src/session/sound-player.ts';
      const { createSoundPlayer } = (await import(address)) as typeof SoundPlayer;
      const context = new OfflineAudioContext(1, samplesPerS, samplesPerS);
      const play = createSoundPlayer(context, () => volume);
      for (const { name, atMs } of played) {
        if (atMs === 0) play(name);
        else {
          void context.suspend(atMs / 1000).then(() => {
            play(name);
            return context.resume();
          });
        }
      }
      const buffer = await context.startRendering();
      return buffer.getChannelData(0);
    },
    { played: sounds, samplesPerS: SAMPLES_PER_S, volume: loudness },
  );
  return [...samples];
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
