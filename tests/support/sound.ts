import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** In a recorded page: how many audio contexts were made. */
    contexts: number;
    /** In a recorded page: the frequencies of the notes that were begun, 0 for noise. */
    notes: number[];
  }
}

/** Runs in the page: counts contexts and notes, and still lets them sound. */
export function recordAudio(): void {
  window.contexts = 0;
  window.notes = [];
  const { AudioContext: RealContext } = window;
  window.AudioContext = class extends RealContext {
    constructor() {
      super();
      window.contexts += 1;
    }

    override createOscillator(): OscillatorNode {
      const oscillator = super.createOscillator();
      oscillator.start = (when) => {
        window.notes.push(Math.round(oscillator.frequency.value * 100) / 100);
        OscillatorNode.prototype.start.call(oscillator, when);
      };
      return oscillator;
    }

    override createBufferSource(): AudioBufferSourceNode {
      window.notes.push(0);
      return super.createBufferSource();
    }
  };
}

/** The notes begun since the last sound that was expected. */
export function notes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.notes);
}

/** Asserts the notes since the last sound. */
export async function expectSound(page: Page, frequenciesHz: readonly number[]): Promise<void> {
  await expect.poll(() => notes(page)).toEqual(frequenciesHz);
  await page.evaluate(() => {
    window.notes = [];
  });
}
