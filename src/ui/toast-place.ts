import { BOARD as BOARDS } from './board-element.ts';
import button from './button.module.css';
import { atRest, goToPlace } from './go-to-place.ts';
import { mediaQuery } from './media.ts';
import { DESKTOP } from './windows.ts';

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
/** What flies to its place stands elsewhere for a moment; what is around that place says where it is. */
const FLYING = '[data-flying]';
/** A main button that pops up at the board, where no toast lies, is measured while it is still small. */
const STAYING = ':not([data-raised])';
/** What a person looks at or presses next: after a loss the main button is not gold. */
const DEAREST = [...SEEN, `main :is(.${button['primary']}, [data-main-button])${STAYING}`];
/** What is looked at once all is done, where there is room for it: no panel of controls. */
const COMPLETE = 'main [data-complete]:not(section)';
const NOTICES = '[data-place]';
const ANSWERS = `${NOTICES} button:not([aria-label])`;
const LINKS = 'main :is(a, [data-keep-clear])';
const CONTROLS = `main button${STAYING}`;
/** What is read while the toast is shown. */
const READ = 'main [data-said]';
/** What is hidden wholly or not at all where the window has room for it. */
const UNCUT = `main :is(a, button${STAYING}, [data-column] h2, [data-said="solved"])`;
/** They rise to their places when a toast comes. */
const RISING = 'main [data-celebration] > *';
/** What is seen for as long as a toast: the drawings of an end, and the sea below a ship that has stepped back. */
const DRAWINGS = `${RISING}, main [data-stepped-back] [data-sea]`;

/** What has its place in its own style. */
const PLACED_LATE = `${RISING}, main [data-main-button]`;

/** The columns of panels beside a board: a toast lies in one, as wide as they are, and rather in the first of these. */
const COLUMNS = ['main [data-column]', 'main [data-first-column]'];
const HAS_COLUMNS = mediaQuery(DESKTOP);

/** What is kept clear where the window has room for it. */
const KEPT_CLEAR = [
  [...DEAREST, NOTICES, DRAWINGS, LINKS, CONTROLS],
  [...DEAREST, NOTICES, DRAWINGS, LINKS],
  [...DEAREST, NOTICES, DRAWINGS],
  [...DEAREST, NOTICES, LINKS, CONTROLS],
  [...DEAREST, NOTICES, LINKS],
  [...DEAREST, NOTICES],
].map((selectors) => [COMPLETE, ...selectors].join());

const KEPT_CLEAR_OF_DRAWINGS = KEPT_CLEAR.slice(0, 3);

/** So high is the room beside the panels of a column: toasts of one and of two lines stay in one column. */
const COLUMN_ROOM_PX = 76;
/** What is kept clear before that in a column that has room beside its panels. */
const KEPT_CLEAR_IN_COLUMN = [KEPT_CLEAR[0], 'main section'].join();

/** What is kept clear before that where the board is beside toasts, and words are in the window with the controls. */
const KEPT_CLEAR_ABREAST = KEPT_CLEAR.slice(0, 2).map((selectors) => `${selectors}, ${READ}`);

/** Stands on the root element while a dialog lies over the board: the style sheet says where toasts are then, too. */
const OPEN_DIALOG = 'data-dialog-open';

/** What is kept clear where there is no room for that: of a notice only what answers it. */
const LAST_KEPT_CLEAR = [
  [...DEAREST, ANSWERS],
  [...SEEN, ANSWERS],
].map((selectors) => selectors.join());

/** The same above the board, where a toast comes only when a notice takes all the room below. */
const KEPT_CLEAR_ABOVE = [...SEEN, ANSWERS].join();

/** How much is left free around a toast, in px: little where there is little room. */
const GAPS = [6, 0];
/** The lip below a toast, in px. */
const LIP_PX = 5;
/** How far a toast over controls reaches beyond them: they have a lip below. */
const BEYOND = { above: 3, below: 4 } as const;
/** So high becomes a toast for the sake of a row. */
const HIGHEST_ROW_PX = 72;

/**
 * Puts the region where its toasts cover nothing that is needed in a game, at once and whenever window,
 * page or toasts change, until it is aborted. Elsewhere the style sheet says where.
 */
export function keepClear(region: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const changes = new MutationObserver((records) => {
    const isOtherPage = records.some(({ type }) => type === 'childList');
    if (isOtherPage) goToPlace(region, putAfresh);
    else putAfresh();
  });
  putAfresh();
  for (const change of ['resize', 'scrollend']) addEventListener(change, putAfresh, { signal });
  changes.observe(document.documentElement, { attributeFilter: [OPEN_DIALOG] });
  signal.addEventListener('abort', () => changes.disconnect());
  if (window.ResizeObserver === undefined) return;
  const observer = new ResizeObserver(putAfresh);
  for (const part of [region, ...document.querySelectorAll('main, main [data-celebrated]')]) {
    observer.observe(part);
  }
  signal.addEventListener('abort', () => observer.disconnect());

  function putAfresh(): void {
    atRest(region, () => putClear(region));
    // An end may bring them while the toast is shown. What leads on comes late into the room that is kept for it.
    for (const part of document.querySelectorAll('main [data-keep-clear]')) {
      changes.observe(part, { childList: true, subtree: true });
    }
    // Where the main button and drawings stand is decided after the window's new size.
    for (const part of document.querySelectorAll(PLACED_LATE)) {
      changes.observe(part, { attributeFilter: ['style'] });
    }
  }
}

/** Where something of some height may be put: between two heights of the window, and how far from others. */
interface Room {
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

/** The lower edges of the places on none of the boxes, the lowest first. */
export function freeEdges(
  { height, from, to, gap }: Room,
  taken: readonly Box[],
): readonly number[] {
  const isFree = (edge: number) =>
    !taken.some(({ top, bottom }) => top < edge + LIP_PX && edge - height < bottom + gap);
  return [to, ...taken.map(({ top }) => top - Math.max(gap, LIP_PX))]
    .filter((edge) => edge <= to && edge - height >= from && isFree(edge))
    .toSorted((one, other) => other - one);
}

/** Two heights of the window. */
type Span = Pick<Box, 'top' | 'bottom'>;

/**
 * Where a toast hides no control by half: where it is, or over the whole row that it would cut, or over a part of that,
 * inside some heights and on none of `taken`; null where it would cut one. What the window's edge cuts does not count.
 */
export function overWhole(
  toast: Span,
  within: Span,
  controls: readonly Span[],
  taken: readonly Span[],
): Span | null {
  const shown = controls.filter((control) => control.bottom <= within.bottom);
  const row = shown.filter((control) => meet(control, toast));
  if (row.length === 0) return toast;
  const height = toast.bottom - toast.top;
  const isFree = (place: Span) =>
    place.bottom - place.top <= Math.max(height, HIGHEST_ROW_PX) &&
    covers(within, place) &&
    !taken.some((box) => meet(box, place)) &&
    shown.every((control) => covers(place, control) || !meet(control, place));
  const places = [row, ...row.map((control) => [control])].flatMap((part) => over(part, height));
  return places.find(isFree) ?? null;
}

/** The places of some height, or higher, that cover all the controls: from their lower edge up, or from the upper one down. */
function over(controls: readonly Span[], height: number): readonly Span[] {
  const top = Math.min(...controls.map((control) => control.top)) - BEYOND.above;
  const bottom = Math.max(...controls.map((control) => control.bottom)) + BEYOND.below;
  return [
    { top: Math.min(top, bottom - height), bottom },
    { top, bottom: Math.max(bottom, top + height) },
  ];
}

function covers(outer: Span, inner: Span): boolean {
  return outer.top <= inner.top && inner.bottom <= outer.bottom;
}

function meet(one: Span, other: Span): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** Puts the region, or a card that lies below a board for a while, where it covers nothing that is needed, once. */
export function putClear(region: HTMLElement): void {
  const isBoardSeen = !document.documentElement.hasAttribute(OPEN_DIALOG);
  if (!isBoardSeen || document.querySelector(BOARD) === null) {
    return region.removeAttribute('style');
  }
  // As if there were no notice: where it is in the way, it is avoided like all else.
  region.style.setProperty('--banner-size', '0px');
  region.style.removeProperty('--toast-end');
  region.style.removeProperty('--toast-size');
  const columns = HAS_COLUMNS.matches()
    ? COLUMNS.map((column) => document.querySelector(column)).filter((column) => column !== null)
    : [];
  const isBesidePanels = columns.some((column) => {
    standInColumn(region, column);
    return put(region, () => [
      { selector: KEPT_CLEAR_IN_COLUMN, from: 0, mayCut: false, leastPx: COLUMN_ROOM_PX },
    ]);
  });
  if (isBesidePanels) return;
  const [column = null] = columns;
  standInColumn(region, column);
  put(region, triesBelow);
}

/**
 * What is kept clear of a toast, from where down it may stand, and whether it may hide a part of a control there, or one
 * from which the rest sticks out beside it.
 */
interface Try {
  readonly selector: string;
  readonly from: number;
  readonly mayCut: boolean;
  readonly maySplit?: boolean;
  /** How high the room is at least, in px; left out where it is as high as the toast. */
  readonly leastPx?: number;
}

/** The tries for a toast that stands below or beside the boards, whose lower edge is null without one above the toast. */
function triesBelow(lowestBoard: number | null): readonly Try[] {
  const below = (selectors: readonly string[], mayCut: boolean, maySplit = true) =>
    selectors.map((selector) => ({ selector, from: lowestBoard ?? 0, mayCut, maySplit }));
  return [
    ...below(lowestBoard === null ? KEPT_CLEAR_ABREAST : [], true),
    ...below(KEPT_CLEAR_OF_DRAWINGS, false, false),
    ...below(KEPT_CLEAR, false),
    ...below([...KEPT_CLEAR, ...LAST_KEPT_CLEAR], true),
    { selector: KEPT_CLEAR_ABOVE, from: 0, mayCut: true },
  ];
}

/** Puts the region where the first try that has a place for it says; false where none has. */
function put(
  region: HTMLElement,
  triesFor: (lowestBoard: number | null) => readonly Try[],
): boolean {
  const { left, right, bottom, height: ownHeight } = region.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.closest(FLYING) === null && !region.contains(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(boxOf)
      .filter((box) => box.left < right && left < box.right);
  // Where there is little room it may also be nearer to the window's edge.
  const lowest = (bottom + innerHeight) / 2;
  // A page may show small boards far below too.
  const boards = boxesOf(BOARD).filter(({ top }) => top < innerHeight);
  const lowestBoard = boards.length === 0 ? null : Math.max(...boards.map((board) => board.bottom));
  const uncut = boxesOf(UNCUT);
  const unsplit = uncut.filter((box) => box.left < left - 1 || box.right > right + 1);
  for (const { selector, from, mayCut, maySplit = true, leastPx = 0 } of triesFor(lowestBoard)) {
    const height = Math.max(ownHeight, leastPx);
    const taken = [...boxesOf(selector), ...(maySplit ? [] : unsplit)];
    for (const gap of GAPS) {
      const end = gap === 0 ? lowest : bottom;
      const room = { height, from, to: end, gap };
      const spans = freeEdges(room, taken).map((edge) => ({ top: edge - height, bottom: edge }));
      const within = { top: from, bottom: innerHeight };
      const whole = spans.map((span) => overWhole(span, within, uncut, taken));
      const place = whole.find((span) => span !== null) ?? (mayCut ? spans[0] : undefined);
      if (place === undefined) continue;
      region.style.setProperty('--toast-end', `${innerHeight - place.bottom}px`);
      region.style.setProperty('--toast-size', `${place.bottom - place.top}px`);
      return true;
    }
  }
  return false;
}

/** Where something is, or where it will have risen to. */
function boxOf(element: Element): Box {
  if (!(element instanceof HTMLElement && element.matches(RISING))) {
    return element.getBoundingClientRect();
  }
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = element;
  const { left = 0, top = 0 } = offsetParent?.getBoundingClientRect() ?? {};
  return {
    left: left + offsetLeft,
    top: top + offsetTop,
    right: left + offsetLeft + offsetWidth,
    bottom: top + offsetTop + offsetHeight,
  };
}

/** Without a column the style sheet says how wide a toast is, and how far from the window's side. */
function standInColumn({ style }: HTMLElement, column: Element | null): void {
  style.removeProperty('--toast-width');
  style.removeProperty('--toast-side');
  if (column === null) return;
  const { left, right, width } = column.getBoundingClientRect();
  const { clientWidth, dir } = document.documentElement;
  style.setProperty('--toast-width', `${width}px`);
  style.setProperty('--toast-side', `${dir === 'rtl' ? left : clientWidth - right}px`);
}
