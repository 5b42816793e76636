import {
  difficultyOf,
  button,
  cardAt,
  expectFigures,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  playTurns,
} from '../../../support/memory.ts';
import { settle } from '../../../support/page.ts';
import { expectSound, notes, recordAudio } from '../../../support/sound.ts';
import { expect, test } from '../../../support/test.ts';

const texts = memoryTextsOf('en');
const PAIRS = pairsOf('easy');
const [A = [0, 0], B = [0, 0]] = PAIRS;
const MISS = missOf('easy');

/** A sound that could not begin within this time is dropped. */
const LATEST_MS = 300;

/** By then the first move has been painted, and the audio context is made. */
const AFTER_A_FRAME_MS = 40;

const MATCH = [523.25];
const MISMATCH = [207.65];
const COMBO = [523.25, 659.26, 783.99];
const VICTORY = [523.25, 659.26, 783.99, 1046.5, 1318.51];

declare global {
  interface Window {
    /** In a page whose sound the test suspends: begins a suspension. */
    suspendAudio: () => void;
    /** Ends it. */
    letAudioResume: () => void;
  }
}

test('before a gesture on the cards there is no audio; the sound button silences the game and brings sound back; a match, a mismatch, a combo and the end each make their one sound [R63]', async ({
  page,
}) => {
  await page.addInitScript(recordAudio);
  await openMemory(page, texts);
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => window.contexts)).toBe(0);

  const sound = button(page, texts.sound);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await playTurns(page, texts, [MISS, A]);
  expect(await notes(page)).toEqual([]);
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  await sound.click();
  await button(page, texts.newGame).click();
  await page.clock.runFor(5000);

  await cardAt(page, texts, A[0]).click();
  await page.clock.runFor(AFTER_A_FRAME_MS);
  expect(await page.evaluate(() => window.contexts)).toBe(1);
  expect(await notes(page)).toEqual([]);
  await cardAt(page, texts, A[1]).click();
  await page.clock.runFor(999);
  expect(await notes(page)).toEqual([]);
  await page.clock.runFor(1);
  await expectSound(page, MATCH);
  await playTurns(page, texts, [[B[0], PAIRS[2]?.[0] ?? 0]]);
  await expectSound(page, MISMATCH);
  await playTurns(page, texts, [B]);
  await expectSound(page, MATCH);
  await playTurns(page, texts, PAIRS.slice(2, 3));
  await expectSound(page, COMBO);
  await playTurns(page, texts, PAIRS.slice(3, 5));
  await expectSound(page, [...COMBO, ...COMBO]);
  await playTurns(page, texts, PAIRS.slice(5));
  await expectSound(page, [...COMBO, ...VICTORY]);
  expect(await page.evaluate(() => window.contexts)).toBe(1);
});

test('without audio one warning is given and play goes on [R97, X24]', async ({ page, faults }) => {
  faults.expect(/^warning: No sounds are played\./);
  let warnings = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings += 1;
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await openMemory(page, texts);
  await playTurns(page, texts, PAIRS);
  await expectFigures(page, texts, ['6', '0:06', '6 / 6', '6×'], ['6', '0:06']);
  await difficultyOf(page, texts, 'medium').click();
  await page.clock.runFor(300);
  await playTurns(page, texts, [A]);
  expect(warnings).toBe(1);
});

test('while the browser keeps sound suspended play goes on in silence, and no old sound is made up for; a sound that it holds back for a moment is heard all the same [X25]', async ({
  page,
}) => {
  await page.addInitScript(recordAudio);
  await page.addInitScript(suspendAudio);
  await openMemory(page, texts);
  await playTurns(page, texts, [A, B]);
  await expectFigures(page, texts, ['2', '0:02', '2 / 6', '2×']);
  expect(await notes(page)).toEqual([]);
  await page.clock.runFor(LATEST_MS + 1);
  await page.evaluate(() => window.letAudioResume());
  await settle(page);
  expect(await notes(page)).toEqual([]);
  await playTurns(page, texts, PAIRS.slice(2, 3));
  await expectSound(page, COMBO);

  await page.evaluate(() => window.suspendAudio());
  await playTurns(page, texts, PAIRS.slice(3, 4));
  expect(await notes(page)).toEqual([]);
  await page.clock.runFor(LATEST_MS);
  await page.evaluate(() => window.letAudioResume());
  await expectSound(page, COMBO);
});

test('where each sound throws one warning is given and play goes on [R97, X26]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: No sounds are played\./);
  let warnings = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings += 1;
  });
  await page.addInitScript(() => {
    BaseAudioContext.prototype.createOscillator = () => {
      throw new DOMException('No sound card', 'NotSupportedError');
    };
  });
  await openMemory(page, texts);
  await playTurns(page, texts, PAIRS);
  await expectFigures(page, texts, ['6', '0:06', '6 / 6', '6×'], ['6', '0:06']);
  expect(warnings).toBe(1);
});

/**
 * Runs in the page: no context can resume until the test lets it; then each resumes at once, though no
 * finger has touched the page.
 */
function suspendAudio(): void {
  let isSuspended = false;
  let isLet = Promise.resolve();
  window.suspendAudio = () => {
    isSuspended = true;
    isLet = new Promise((resolve) => {
      window.letAudioResume = () => {
        isSuspended = false;
        resolve();
      };
    });
  };
  window.suspendAudio();
  AudioContext.prototype.resume = () => isLet;
  Object.defineProperty(BaseAudioContext.prototype, 'state', {
    get: () => (isSuspended ? 'suspended' : 'running'),
  });
}
