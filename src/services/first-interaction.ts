import { askBrowser } from './ask-browser.ts';

const INTERACTIONS = ['scroll', 'pointerover', 'pointerdown', 'keydown'] as const;

/** Resolves as soon as a person scrolls, points at a control, touches or presses a key, or has done so before. */
export function firstInteraction(): Promise<void> {
  const hasBeenActive = askBrowser(() => navigator.userActivation.hasBeenActive, false);
  if (hasBeenActive || scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const note = (event: Event) => {
      if (event.type === 'pointerover' && !isAtControl(event)) return;
      listening.abort();
      resolve();
    };
    // On its way down, as React stops a key in a part that it has yet to take over.
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const interaction of INTERACTIONS) addEventListener(interaction, note, options);
  });
}

// A pointer may rest where the page appears: that alone is no interaction.
function isAtControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
