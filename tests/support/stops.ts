import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** In a recorded page: what had the focus at each press of Tab. */
    stops: Stop[];
  }
}

/** Something that had the focus. */
export interface Stop {
  /** Null where nothing had it. */
  readonly name: string | null;
  /** Where its lower edge was, in px of the window. */
  readonly bottom: number;
  /** Whether something lay over all of it. */
  readonly isCovered: boolean;
}

/**
 * Begins the record of stops anew: to ask after each press of Tab would take as long as the presses.
 * Once the focus has left the page Tab leads no further.
 */
export async function recordStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isRecorded = 'stops' in window;
    window.stops = [];
    if (isRecorded) return;
    const note = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      window.stops.push(stopAt(document.activeElement));
      const hasLeft = window.stops.length > 1 && window.stops.at(-1)?.name === null;
      if (hasLeft) event.preventDefault();
    };
    addEventListener('keydown', note, { capture: true });

    function stopAt(control: Element | null): Stop {
      if (control === null || control === document.body) {
        return { name: null, bottom: 0, isCovered: false };
      }
      const name = control.ariaLabel ?? control.textContent.trim().slice(0, 40);
      const { left, top, width, height, bottom } = control.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(left + x * width, top + y * height);
          return found !== null && (control.contains(found) || found.contains(control));
        }),
      );
      return { name, bottom, isCovered: !isSeen };
    }
  });
}

/** What had the focus before each press of Tab but the first. */
export async function stopsOf(page: Page): Promise<readonly Stop[]> {
  return page.evaluate(() => window.stops.slice(1));
}
