import { expect, type Page } from '@playwright/test';
import { standsStill } from './page.ts';

const LEAST_PX = 44;
/** To how much a finger's reach is measured, to either side. */
const STEP_PX = 0.25;

/** A phone held upright, touched by fingers. */
export const TOUCHED_PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Asserts the size of the targets within an element; returns how many there were. */
export async function expectTargets(page: Page, state: string, within = 'body'): Promise<number> {
  await standsStill(page);
  const targets = await page.locator(within).evaluate(measureTargets, STEP_PX);
  expect(targets.length, `${state}: targets`).toBeGreaterThan(0);
  const leastPx = LEAST_PX - 2 * STEP_PX;
  const small = targets.filter(({ width, height }) => width < leastPx || height < leastPx);
  expect(small, state).toEqual([]);
  return targets.length;
}

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** How far a finger may stray from each target's middle and still hit it; looks no farther than 30 px. */
function measureTargets(root: Element, stepPx: number): Target[] {
  const FARTHEST = 30;
  const controls = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, [tabindex="0"]',
    ),
  ];
  return controls.filter((control) => isShown(control)).map((control) => measured(control));

  // Skip links stand outside the window until a keyboard brings them in; a link within a sentence is as
  // high as its line.
  function isShown(control: HTMLElement): boolean {
    const { bottom } = control.getBoundingClientRect();
    const { position, display } = getComputedStyle(control);
    const isAway = bottom + scrollY <= 0 || position === 'fixed';
    const isInSentence = display === 'inline' && control.closest('p, li') !== null;
    return (
      control.checkVisibility() && !isAway && !isInSentence && control.closest('[inert]') === null
    );
  }

  function measured(control: HTMLElement): Target {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const reach = (dx: number, dy: number) => {
      let px = 0;
      // In whole px first, since each question takes its time.
      for (const step of [1, stepPx]) {
        while (px < FARTHEST && hits(control, x + dx * (px + step), y + dy * (px + step)))
          px += step;
      }
      return px;
    };
    return {
      name: control.getAttribute('aria-label') ?? control.textContent,
      width: reach(-1, 0) + reach(1, 0),
      height: reach(0, -1) + reach(0, 1),
    };
  }

  function hits(control: HTMLElement, x: number, y: number): boolean {
    const found = document.elementFromPoint(x, y);
    return found !== null && control.contains(found);
  }
}
