const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Resolves as soon as a person scrolls, points, touches or presses a key, or has done so before. */
export function firstSignOfLife(): Promise<void> {
  if (navigator.userActivation.hasBeenActive || scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const note = () => {
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, note, { passive: true, signal: listening.signal });
    }
  });
}
