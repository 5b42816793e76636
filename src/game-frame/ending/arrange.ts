import { mediaQuery } from '#ui/media.ts';
import { ABREAST, DESKTOP, UPRIGHT_PHONE } from '#ui/windows.ts';
import { around, boxesOf, fullSizeOf, scaledAbout, shrinkTowards } from './boxes.ts';
import {
  isWayFree,
  largestFirst,
  LEAST_DRIFTING_PX,
  looksOf,
  middleOf,
  roomOnTop,
  spotsAround,
  squareOf,
  type Box,
  type Point,
  type Spot,
} from './spots.ts';

/** What no drawing may cover; toasts come and go above them. */
const TAKEN = [
  'header',
  'footer',
  // The main button is popping up, and its room is kept clear.
  'main :is(button:not([data-raised]), a, summary, h1, h2, h3, p, dt, dd, li)',
  'main :is([data-keep-clear], [data-vacated], [data-side], [data-rim], [role="grid"], [role="img"])',
  'main [role="group"][aria-labelledby]',
  '[data-place] :is(button, a, p, h2)',
].join(', ');

/**
 * Between the controls of a panel a drawing looks squeezed, and before another drawing it is lost: one stands
 * there only where there is no room elsewhere.
 */
const CROWDED = 'main :is(section, [data-backdrop])';
/** How small one may be, in px: smaller only where not all have room otherwise. */
const SMALLEST_PX = 28;
const SMALLER_PX = 25;
const TINIEST_PX = 22;
/** Where the controls stand below the board, toasts lie at the lower edge of the window, and are this high. */
const TOAST_PX = 54;
/** As large as this the board steps back, towards its lower edge, while a chest stands on it. */
const UNDER_CHEST = 0.72;
/** And as large as one of these where drawings would be smaller than so many px around it. */
const FOR_DRAWINGS = [0.94, 0.91, 0.88, 0.86, 0.84, 0.82];
const LARGE_PX = 72;
/** A board that has become small on an upright phone before the result is told: drawings have room around it. */
const LEAVES_ROOM = '[data-leaves-room]';
/** So large it is at most on a desktop whose sea has less than so many px above it: coins would fly there unseen. */
const FOR_COINS = 0.86;
const COINS_PX = 60;
const IS_BESIDE_PANEL = mediaQuery(`${DESKTOP}, ${ABREAST}`);
const IS_DESKTOP = mediaQuery(DESKTOP);
const IS_UPRIGHT_PHONE = mediaQuery(UPRIGHT_PHONE);

/** What a celebration is made of. */
interface Parts {
  /** The board of the game, in its place. */
  readonly place: HTMLElement;
  /** Around the drawings. */
  readonly sky: HTMLElement;
  readonly chest: HTMLElement | null;
  readonly light: HTMLElement | null;
}

/**
 * Puts drawings, chest and light around the board: how much room there is depends on the game, the window and the length
 * of the words. `begunWith` is what it returned first, null at the beginning. Returns how large the board is then, of its
 * full size.
 */
export function putAround({ place, sky, chest, light }: Parts, begunWith: number | null): number {
  const whole = standing(place, 1);
  const origin = sky.getBoundingClientRect();
  const rising = [...sky.querySelectorAll<HTMLElement>(':scope > img')];
  const forCoins = light !== null && needsRoomForCoins(whole, light) ? FOR_COINS : 1;
  const leavesRoom = IS_UPRIGHT_PHONE.matches() && place.querySelector(LEAVES_ROOM) !== null;
  const keepsSize = begunWith !== null || leavesRoom;
  // Below a raised button it may be smaller already. In another window it keeps the size that it is seen to have.
  const largest = Math.min(begunWith ?? forCoins, Number(place.style.scale || 1));
  const { scale, board, taken, spots, source } =
    chest === null
      ? roomiest(place, standing(place, largest), rising.length, keepsSize)
      : belowChest(place, whole, rising.length);
  place.toggleAttribute('data-stepped-back', scale < 1);
  place.style.setProperty('--stepped-back', String(scale));
  shrinkTowards(place, whole.belowPx);
  if (chest !== null && source !== null) put(chest, source, origin);
  const ordered = largestFirst(spots, (board.left + board.right) / 2, board.bottom);
  for (const [index, drawing] of rising.entries()) {
    const spot = ordered[index];
    drawing.hidden = spot === undefined;
    if (spot === undefined) continue;
    put(drawing, spot, origin);
    if (source !== null) comeFrom(source, drawing, spot, taken);
  }
  if (light !== null) shineFrom(source ?? middleOf(board), board.right - board.left, light);
  return begunWith ?? scale;
}

/** The board of a game at so much of its full size, and what drawings may not cover then. */
interface Standing {
  readonly scale: number;
  /** How far above the lower edge of its place is what stays where it is. */
  readonly belowPx: number;
  readonly board: Box;
  readonly taken: readonly Box[];
  readonly crowded: readonly Box[];
}

interface Arrangement extends Standing {
  readonly spots: readonly Spot[];
  /** What they come out of. */
  readonly source: Spot | null;
}

/** The board steps back where small drawings gain more by it than the board loses, unless it keeps its size. */
function roomiest(
  place: HTMLElement,
  largest: Standing,
  count: number,
  keepsSize: boolean,
): Arrangement {
  const arranged = (board: Standing) => ({
    ...board,
    spots: spotsBeside(board, [], count),
    source: null,
  });
  let best = arranged(largest);
  if (keepsSize) return best;
  // Beyond a size that is large enough the board would be smaller for nothing.
  const worth = ({ spots, board, scale }: Arrangement) =>
    Math.min(looksOf(spots, board), LARGE_PX) * scale;
  for (const scale of FOR_DRAWINGS.filter((each) => each < largest.scale)) {
    if (worth(best) >= LARGE_PX * scale) return best;
    const back = arranged(standing(place, scale));
    if (worth(back) > worth(best)) best = back;
  }
  return best;
}

function needsRoomForCoins({ board }: Standing, light: HTMLElement): boolean {
  const sea = Math.max(0, light.closest('main')?.getBoundingClientRect().top ?? 0);
  return IS_DESKTOP.matches() && board.top - sea < COINS_PX;
}

function belowChest(place: HTMLElement, whole: Standing, count: number): Arrangement {
  const back = standing(place, UNDER_CHEST);
  const source = roomOnTop(back.board, whole.board);
  return { ...back, spots: spotsBeside(back, [squareOf(source)], count), source };
}

/** It steps back towards the middle of its cells' lower edge, and may be on its way already. */
function standing(place: HTMLElement, scale: number): Standing {
  const full = fullSizeOf(place);
  const grids = boxesOf(place.querySelectorAll('[role="grid"], [role="img"]'));
  const own = place.getBoundingClientRect();
  const whole = around((grids.length > 0 ? grids : [own]).map(full.box));
  const foot = { x: full.origin.x, y: whole.bottom };
  const scaled = (boxes: readonly Box[]) =>
    boxes.map((box) => scaledAbout(foot, full.box(box), scale));
  const board = scaledAbout(foot, whole, scale);
  const boxes = (selectors: string) => {
    const parts = [...document.querySelectorAll(selectors)];
    const inside = boxesOf(parts.filter((part) => place.contains(part)));
    return [...scaled(inside), ...boxesOf(parts.filter((part) => !place.contains(part)))];
  };
  const belowPx = full.box(own).bottom - foot.y;
  return { scale, belowPx, board, taken: [board, ...boxes(TAKEN)], crowded: boxes(CROWDED) };
}

function spotsBeside(
  { board, taken, crowded }: Standing,
  alsoTaken: readonly Box[],
  count: number,
): readonly Spot[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const window = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const toast = {
    ...window,
    top: IS_BESIDE_PANEL.matches() ? clientHeight : clientHeight - TOAST_PX,
  };
  const all = [...taken, ...alsoTaken];
  const tries = [
    { obstacles: [...all, toast, ...crowded], smallest: SMALLEST_PX },
    ...[SMALLEST_PX, SMALLER_PX, TINIEST_PX].map((smallest) => ({
      obstacles: [...all, toast],
      smallest,
    })),
    { obstacles: all, smallest: TINIEST_PX },
  ];
  for (const { obstacles, smallest } of tries) {
    const spots = spotsAround(board, window, obstacles, { count, smallest });
    if (spots.length > 0) return spots;
  }
  return [];
}

/** Below the header, and above the footer; `board` is how wide the board is, in px. */
function shineFrom({ x, y }: Point, board: number, light: HTMLElement): void {
  const sea = light.closest('main')?.getBoundingClientRect();
  const top = Math.max(0, sea?.top ?? 0);
  const below = document.documentElement.clientHeight - (sea?.bottom ?? 0);
  light.style.inset = `${top}px 0 ${Math.max(0, below)}px`;
  light.style.setProperty('--x', `${x}px`);
  light.style.setProperty('--y', `${y - top}px`);
  light.style.setProperty('--rise', `${y - top}px`);
  light.style.setProperty('--board', `${board}px`);
  light.toggleAttribute('data-measured', true);
}

function put(drawing: HTMLElement, { x, y, size }: Spot, origin: DOMRect): void {
  drawing.style.inlineSize = `${size}px`;
  drawing.toggleAttribute('data-small', size < LEAST_DRIFTING_PX);
  drawing.style.left = `${x - size / 2 - origin.left}px`;
  drawing.style.top = `${y - size / 2 - origin.top}px`;
}

/** It flies out of the chest, if it covers nothing on that way, and else comes from a little below its spot. */
function comeFrom(source: Spot, drawing: HTMLElement, spot: Spot, taken: readonly Box[]): void {
  const isFree = isWayFree(source, spot, taken);
  drawing.style.setProperty('--from-x', isFree ? `${source.x - spot.x}px` : '');
  drawing.style.setProperty('--from-y', isFree ? `${source.y - spot.y}px` : '');
}
