import { expect, type Locator } from '@playwright/test';

/** Asserts that all of an element is inside the window and clear of a header above it. */
export async function expectInClearView(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate(hiddenPx), `${String(locator)} out of sight, px`)
    .toBeLessThanOrEqual(0.5);
}

function hiddenPx(element: Element): number {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  const isBeside = header === undefined || header.right <= left || right <= header.left;
  const clearFrom = isBeside ? 0 : Math.max(0, header.bottom);
  return Math.max(clearFrom - top, -left, bottom - innerHeight, right - innerWidth);
}

/** How far two elements overlap horizontally: at 0 no scrolling brings one over the other. */
export async function sharedWidthPx(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('An element is not shown');
  return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x));
}
