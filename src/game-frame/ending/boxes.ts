import type { Box, Point } from './spots.ts';

/** The boxes of those elements that are seen. */
export function boxesOf(elements: Iterable<Element>): readonly Box[] {
  return [...elements].filter(isSeen).map(boxOf);
}

/** A plain object: to read a side of the browser's own rectangles takes many times as long. */
function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
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

/** Where things inside a place are when it is at its full size and has come to rest; it may be on its way. */
interface FullSize {
  /** Of the place, what stays where it is. */
  readonly origin: Point;
  readonly box: (box: Box) => Box;
}

export function fullSizeOf(place: HTMLElement): FullSize {
  const own = place.getBoundingClientRect();
  const scale = own.width / place.offsetWidth;
  const { transformOrigin, translate } = getComputedStyle(place);
  const restPx = secondOf(place.style.translate) - secondOf(translate);
  const seen = {
    x: (own.left + own.right) / 2,
    y: own.top + scale * secondOf(transformOrigin),
  };
  const atRest = ({ left, top, right, bottom }: Box) => ({
    left,
    top: top + restPx,
    right,
    bottom: bottom + restPx,
  });
  return {
    origin: { x: seen.x, y: seen.y + restPx },
    box: (box) => atRest(scaledAbout(seen, box, 1 / scale)),
  };
}

/** A place that becomes smaller does so towards a line so many px above its lower edge. */
export function shrinkTowards(place: HTMLElement, footPx: number): void {
  // As far from the cells in windows of other sizes.
  place.style.transformOrigin = `50% calc(100% - ${footPx}px)`;
}

/** The second of some lengths in px, such as `0px 12px`. */
function secondOf(lengths: string): number {
  return Number.parseFloat(lengths.split(' ')[1] ?? '0');
}

/** A box that is so many times as large, from a point that stays where it is. */
export function scaledAbout(
  { x, y }: Point,
  { left, top, right, bottom }: Box,
  scale: number,
): Box {
  return {
    left: x + (left - x) * scale,
    top: y + (top - y) * scale,
    right: x + (right - x) * scale,
    bottom: y + (bottom - y) * scale,
  };
}
