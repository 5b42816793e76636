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

/** Left, top, width and height in the page, in px, whatever moves or scales what is drawn. Runs in the page. */
export function placeInLayout(element: Element): readonly [number, number, number, number] {
  let [left, top] = [0, 0];
  if (!(element instanceof HTMLElement)) throw new Error('The element is none of a page.');
  let part: Element | null = element;
  while (part instanceof HTMLElement) {
    left += part.offsetLeft;
    top += part.offsetTop;
    part = part.offsetParent;
  }
  return [left, top, element.offsetWidth, element.offsetHeight];
}

/** The sum of the layout shifts since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

/** Waits two frames, so that the layout is painted and its shifts are reported. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
      }),
  );
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

/** Controls of the header that touch each other or leave the window; runs in the page. */
export function crowdedInHeader(): readonly string[] {
  const controls = [...document.querySelectorAll('header a, header button')].filter((control) =>
    control.checkVisibility(),
  );
  const boxes = controls.map((control) => ({
    name: control.ariaLabel ?? control.textContent,
    box: control.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ name, box }, index) => {
    const isOut = box.left < 0 || box.right > document.documentElement.clientWidth;
    const over = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      );
    return [
      ...(isOut ? [`${name} leaves the window`] : []),
      ...over.map((o) => `${name} over ${o.name}`),
    ];
  });
}
