import { scaledAbout, type Box, type Point } from './spots.ts';

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

/** Where things inside a place are when it is at its full size, which may be scaled at the moment. */
interface FullSize {
  /** Of the place, what stays where it is. */
  readonly origin: Point;
  readonly box: (box: Box) => Box;
}

export function fullSizeOf(place: HTMLElement): FullSize {
  const own = place.getBoundingClientRect();
  const scale = own.width / place.offsetWidth;
  const [, originPx = 0] = getComputedStyle(place).transformOrigin.split(' ').map(parseFloat);
  const origin = { x: (own.left + own.right) / 2, y: own.top + scale * originPx };
  return { origin, box: (box) => scaledAbout(origin, box, 1 / scale) };
}
