import { askBrowser } from './ask-browser.ts';

/** A 32-bit seed from the device's source of randomness, or from the time where that is unavailable. */
export function freshSeed(): number {
  return askBrowser(() => crypto.getRandomValues(new Uint32Array(1))[0], Date.now() >>> 0);
}
