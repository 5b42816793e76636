import { expect, type Locator } from '@playwright/test';

/** Asserts that all of each element is inside the window and clear of a header above it. */
export async function expectInClearView(
  elements: Locator,
  where = String(elements),
): Promise<void> {
  await expect
    .poll(() => elements.evaluateAll(partsOutOfSight), `${where}: out of sight`)
    .toEqual([]);
}

/** What of the elements is out of sight, by name and px; `nothing found` if there are none. */
function partsOutOfSight(elements: readonly Element[]): readonly string[] {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const hidden = elements.flatMap((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const isBeside = header === undefined || header.right <= left || right <= header.left;
    const clearFrom = isBeside ? 0 : Math.max(0, header.bottom);
    const px = Math.max(clearFrom - top, -left, bottom - innerHeight, right - innerWidth);
    const name = element.ariaLabel ?? (element.textContent.trim() || element.tagName);
    return px > 0.5 ? [`${name}: ${px} px`] : [];
  });
  return elements.length === 0 ? ['nothing found'] : hidden;
}

/** Asserts that neither element lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('An element is not shown');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAboveOrBelow = a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isBeside || isAboveOrBelow, `${String(one)} apart from ${String(other)}`).toBe(true);
}

/** Which of the others, by their texts, an element overlaps horizontally: no scrolling brings it over the rest. */
export async function sharingWidth(one: Locator, others: Locator): Promise<readonly string[]> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('The element is not shown');
  return others.evaluateAll(
    (all, { left, right }) => {
      const boxes = all.map((element) => ({ element, box: element.getBoundingClientRect() }));
      if (boxes.length === 0 || boxes.some((other) => other.box.width === 0)) {
        throw new Error('One of the others is not shown');
      }
      return boxes
        .filter((other) => left < other.box.right && other.box.left < right)
        .map(({ element }) => element.ariaLabel ?? element.textContent);
    },
    { left: box.x, right: box.x + box.width },
  );
}
