import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { nextFrame, settle } from './page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** In a recorded page: the sum of its layout shifts. */
    layoutShift: number;
  }
}

/** Records layout shifts; call it before opening the page. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

/** Asserts that the page as it is now is no wider than the window, at each size. */
export async function expectNoSidewaysScrollAt(
  page: Page,
  sizes: readonly Size[],
  state: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${state}, ${size.width} px`);
  }
}

/** The places on the page, at some window sizes, of elements that a game must not push. */
export async function placesAt(
  page: Page,
  sizes: readonly Size[],
  elements: Locator,
): Promise<readonly string[]> {
  const places: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Ultimate shows its board in another form in another window, from the next frame on.
    await nextFrame(page);
    await settle(page);
    const found = await elements.evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    );
    places.push(...found.map((place) => `${size.width}×${size.height}: ${place}`));
  }
  return places;
}
