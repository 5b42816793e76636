import type { Box } from './spots.ts';

/** The boxes of those elements that are seen. */
export function boxesOf(elements: Iterable<Element>): readonly Box[] {
  return [...elements].filter(isSeen).map((element) => element.getBoundingClientRect());
}

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  // What is for ears alone is clipped to a pixel, and has its whole size all the same.
  const clip = element instanceof HTMLElement ? element.offsetParent : null;
  return clip === null || clip.clientWidth > 1;
}

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
