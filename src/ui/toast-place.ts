import { BOARD as BOARDS } from './board-element.ts';
import button from './button.module.css';

/** A box in the window, in CSS px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Also the place that a board is moving into. */
const BOARD = `${BOARDS}, main [data-steady]`;

/** What a person looks at: never covered. */
const SEEN = [
  'header',
  BOARD,
  'main :is([role="img"], [data-side], [role="group"][aria-labelledby])',
];
/** What a person looks at or presses next. */
const DEAREST = [...SEEN, `main .${button['primary']}`];
const NOTICES = '[data-place]';
const ANSWERS = `${NOTICES} button:not([aria-label])`;
const LINKS = 'main :is(a, [data-keep-clear])';
const CONTROLS = 'main button';
/** What rises at an end is seen for as long as a toast, and then no more. */
const DRAWINGS = '[data-celebration] > *';

/** What is kept clear where the window has room for it; of a notice at last only what answers it. */
const KEPT_CLEAR = [
  [...DEAREST, NOTICES, DRAWINGS, LINKS, CONTROLS],
  [...DEAREST, NOTICES, DRAWINGS, LINKS],
  [...DEAREST, NOTICES, DRAWINGS],
  [...DEAREST, NOTICES, LINKS, CONTROLS],
  [...DEAREST, NOTICES, LINKS],
  [...DEAREST, NOTICES],
  [...DEAREST, ANSWERS],
  [...SEEN, ANSWERS],
].map((selectors) => selectors.join());

/** The same above the board, where a toast comes only when a notice takes all the room below. */
const KEPT_CLEAR_ABOVE = [...SEEN, ANSWERS].join();

/** How much is left free around a toast, in px: little where there is little room. */
const GAPS = [6, 0];
/** How far a toast over controls reaches beyond them: they have a lip below. */
const BEYOND = { above: 3, below: 4 } as const;

/**
 * Puts the region where its toasts cover nothing that is needed in a game, at once and whenever window,
 * page or toasts change, until it is aborted. Elsewhere the style sheet says where.
 */
export function keepClear(region: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const put = () => putClear(region);
  put();
  for (const change of ['resize', 'scrollend']) addEventListener(change, put, { signal });
  // What leads on comes late into the room that is kept for it.
  const arrivals = new MutationObserver(put);
  for (const part of document.querySelectorAll('main [data-keep-clear]')) {
    arrivals.observe(part, { childList: true, subtree: true });
  }
  signal.addEventListener('abort', () => arrivals.disconnect());
  if (window.ResizeObserver === undefined) return;
  const observer = new ResizeObserver(put);
  for (const part of [region, ...document.querySelectorAll('main, main [data-celebrated]')]) {
    observer.observe(part);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Where something of some height may be put: between two heights of the window, and how far from others. */
interface Room {
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

/** The lower edge of the lowest place on none of the boxes; null where there is none. */
export function lowestPlace({ height, from, to, gap }: Room, taken: readonly Box[]): number | null {
  const edges = [to, ...taken.map(({ top }) => top - gap)]
    .filter((edge) => edge <= to && edge - height >= from)
    .toSorted((one, other) => other - one);
  const isFree = (edge: number) =>
    !taken.some(({ top, bottom }) => top < edge && edge - height < bottom + gap);
  return edges.find(isFree) ?? null;
}

/** Two heights of the window. */
type Span = Pick<Box, 'top' | 'bottom'>;

/** Where a toast that would cut controls inside the window hides them wholly, if it may stand there; else where it is. */
export function overWhole(
  toast: Span,
  within: Span,
  controls: readonly Span[],
  taken: readonly Span[],
): Span {
  const cut = controls.filter((control) => control.bottom <= within.bottom && meet(control, toast));
  const bottom = Math.max(...cut.map((control) => control.bottom)) + BEYOND.below;
  const top = Math.min(
    bottom - (toast.bottom - toast.top),
    ...cut.map((control) => control.top - BEYOND.above),
  );
  const isFree = top >= within.top && bottom <= within.bottom;
  const mayStand = cut.length > 0 && isFree && !taken.some((box) => meet(box, { top, bottom }));
  return mayStand ? { top, bottom } : toast;
}

function meet(one: Span, other: Span): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

function putClear(region: HTMLElement): void {
  if (document.querySelector(BOARD) === null) return region.removeAttribute('style');
  // As if there were no notice: where it is in the way, it is avoided like all else.
  region.style.setProperty('--banner-size', '0px');
  region.style.removeProperty('--toast-end');
  region.style.removeProperty('--toast-size');
  const { left, right, bottom: to, height } = region.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.left < right && left < box.right);
  // Where there is little room it may also be nearer to the window's edge.
  const lowest = (to + innerHeight) / 2;
  const belowBoard = Math.max(0, ...boxesOf(BOARD).map(({ bottom }) => bottom));
  const tries = [
    ...KEPT_CLEAR.map((selector) => ({ selector, from: belowBoard })),
    { selector: KEPT_CLEAR_ABOVE, from: 0 },
  ];
  for (const { selector, from } of tries) {
    const taken = boxesOf(selector);
    for (const gap of GAPS) {
      const edge = lowestPlace({ height, from, to: gap === 0 ? lowest : to, gap }, taken);
      if (edge === null) continue;
      const place = overWhole(
        { top: edge - height, bottom: edge },
        { top: from, bottom: lowest },
        boxesOf(CONTROLS),
        taken,
      );
      region.style.setProperty('--toast-end', `${innerHeight - place.bottom}px`);
      region.style.setProperty('--toast-size', `${place.bottom - place.top}px`);
      return;
    }
  }
}
