/** A box in the window, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a drawing stands: the middle of its square, and the square's side. */
export interface Spot extends Point {
  readonly size: number;
}

/** The sides that are tried, in px, the largest first. */
const SIZES = [120, 108, 96, 84, 72, 60, 52, 44, 36, 32, 28, 25, 22];
/** How far from the board's edge a drawing may begin: the larger, the farther. */
const reachOf = (size: number) => Math.max(7 * size, 260);
/** How far apart drawings are, in widths of the board, and what that is worth: near to each other they look heaped. */
const SPREADS = [
  { widths: 0.5, worth: 1 },
  { widths: 0.35, worth: 0.9 },
  { widths: 0.2, worth: 0.75 },
  { widths: 0, worth: 0.6 },
];
/** Where all can be this large on both sides of the board, none becomes larger by heaping them on one. */
const LARGE_PX = 60;
const EVEN_WORTH = 2;
/** More than this many side by side look like a bar of tools. */
const MOST_IN_ROW = 4;
/** What they are worth there, or all on one side of the board. */
const HEAPED_WORTH = 0.75;
/** Pairs on both sides look arranged, not thrown there. */
const PAIRS_WORTH = 1.25;
/** Smaller ones stand almost still, so that more of the little room is theirs. */
export const LEAST_DRIFTING_PX = 48;
/** The side of the square that a drawing needs to drift, rock and rise in. */
const roomOf = (size: number) => size * (size < LEAST_DRIFTING_PX ? 1.12 : 1.3);

/**
 * Places for `count` drawings around a board, within the window and on none of `taken`: spread around it, as near
 * to it and as large as they fit there, in pairs on both sides where that costs little. A few large ones give way where
 * all become larger by it. None where they do not fit at `smallest` px.
 */
export function spotsAround(
  board: Box,
  window: Box,
  taken: readonly Box[],
  { count, smallest }: { readonly count: number; readonly smallest: number },
): readonly Spot[] {
  const middle = (board.left + board.right) / 2;
  const sizes = SIZES.filter((size) => size >= smallest);
  const loose = { board, window, taken, sizes, complete: (spots: readonly Spot[]) => spots };
  const looseWays = [
    { most: count / 2, isEven: true },
    { most: count, isEven: false },
  ];
  const paired = {
    ...loose,
    window: { ...cut(window, mirrored(window, middle)), right: middle },
    taken: [...taken, ...taken.map((box) => mirrored(box, middle))],
    complete: (spots: readonly Spot[]) =>
      spots.flatMap((spot) => [spot, { ...spot, x: 2 * middle - spot.x }]),
  };
  const pairs = best(paired, Math.ceil(count / 2), [{ most: count, isEven: true }]);
  // Of an odd number one stands alone.
  const known = { spots: pairs.spots.slice(0, count), worth: pairs.worth * PAIRS_WORTH };
  return best(loose, count, looseWays, known).spots;
}

interface Search {
  readonly board: Box;
  readonly window: Box;
  readonly taken: readonly Box[];
  readonly sizes: readonly number[];
  /** All drawings, of those that are looked for. */
  readonly complete: (spots: readonly Spot[]) => readonly Spot[];
}

interface RatedSpots {
  readonly spots: readonly Spot[];
  readonly worth: number;
}

/** How many stand at most on one side of the middle of those looked for, and whether all are on both sides then. */
interface Way {
  readonly most: number;
  readonly isEven: boolean;
}

/** The best spots, or those that are known where none are better. */
function best(
  { board, window, taken, sizes, complete }: Search,
  count: number,
  ways: readonly Way[],
  known: RatedSpots = { spots: [], worth: 0 },
): RatedSpots {
  const width = board.right - board.left;
  const middle = (board.left + board.right) / 2;
  // Where there is room, the many places of small ones are never looked for.
  const free = sizes.map((size) =>
    once(() => {
      const around = cut(grown(board, reachOf(size)), window);
      const near = taken.filter((box) => overlap(box, around));
      // At the window's very edge one looks pushed aside.
      const inside = ({ x }: Spot) => Math.min(size, x - window.left, window.right - x);
      return freeSpots(around, near, size).toSorted(
        (one, other) => gap(one, board) - gap(other, board) || inside(other) - inside(one),
      );
    }),
  );
  let found = known;
  for (const { widths, worth } of SPREADS) {
    for (const [largest, size] of sizes.entries()) {
      for (const { most, isEven } of ways) {
        const evenWorth = isEven ? EVEN_WORTH : 1;
        // What all are worth that look no larger than this.
        const worthAt = (looks: number) => looks * worth * (looks < LARGE_PX ? 1 : evenWorth);
        if (worthAt(size) <= found.worth) continue;
        // With one of these among them they look larger than it, but by no more than this.
        const mostLooks = (one: number) => Math.min(size, one * Math.sqrt(count));
        const useful = free.slice(
          largest,
          sizes.findLastIndex((one) => worthAt(mostLooks(one)) > found.worth) + 1,
        );
        const leastDistance = widths * width;
        const chosen = scattered(useful, { count, most, middle, leastDistance });
        if (chosen.length < count) continue;
        const spots = complete(chosen);
        const areBeside =
          !areHeaped(spots, board) && spots.every(({ size: side }) => side >= LARGE_PX);
        const own = looksOf(spots, board) * worth * (areBeside ? evenWorth : 1);
        if (own > found.worth) found = { spots, worth: own };
      }
    }
  }
  return found;
}

/**
 * How large they look together, in px; 0 where there are none. The mean is that of their areas' reciprocals, so that it is
 * hardly larger than the smallest ones: among large ones they look lost. Heaped they look smaller.
 */
export function looksOf(spots: readonly Spot[], board: Box): number {
  if (spots.length === 0) return 0;
  const reciprocals = spots.reduce((total, { size }) => total + size ** -2, 0);
  return (reciprocals / spots.length) ** -0.5 * (areHeaped(spots, board) ? HEAPED_WORTH : 1);
}

/** Whether a drawing gets from one spot straight to its own and covers none of `taken` on its way. */
export function isWayFree(from: Spot, to: Spot, taken: readonly Box[]): boolean {
  const steps = Math.ceil(distance(from, to) / 8);
  return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).every((part) => {
    const room = square(
      from.x + part * (to.x - from.x),
      from.y + part * (to.y - from.y),
      roomOf(to.size),
    );
    return !taken.some((box) => overlap(room, box));
  });
}

/** Of equal ones the nearest to a point first. */
export function largestFirst(spots: readonly Spot[], x: number, y: number): readonly Spot[] {
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((one, other) => other.size - one.size || away(one) - away(other));
}

/** The square of what stands on a board that has stepped back from `whole`: as large as the room allows. */
export function roomOnTop(board: Box, whole: Box): Spot {
  const size = board.top - whole.top;
  return { x: (board.left + board.right) / 2, y: board.top - size / 2, size };
}

/** On the other side of a vertical line. */
function mirrored({ left, top, right, bottom }: Box, x: number): Box {
  return { left: 2 * x - right, top, right: 2 * x - left, bottom };
}

export function squareOf({ x, y, size }: Spot): Box {
  return square(x, y, size);
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function freeSpots(around: Box, taken: readonly Box[], size: number): readonly Spot[] {
  const step = Math.max(4, size / 6);
  const half = roomOf(size) / 2;
  const spots: Spot[] = [];
  for (let y = around.top + half; y + half <= around.bottom; y += step) {
    const beside = taken.filter(({ top, bottom }) => top < y + half && y - half < bottom);
    let x = around.left + half;
    while (x + half <= around.right) {
      const start = x - half;
      const end = x + half;
      const obstacle = beside.find(({ left, right }) => left < end && start < right);
      if (obstacle === undefined) spots.push({ x, y, size });
      // Past what is in the way, if anything is.
      const next = obstacle?.right ?? x - half;
      do x += step;
      while (x - half < next);
    }
  }
  return spots;
}

interface Scattering {
  readonly count: number;
  /** How many stand at most on one side of the middle. */
  readonly most: number;
  readonly middle: number;
  readonly leastDistance: number;
}

/** Takes the first spots, of the larger drawings before those of smaller ones, that are far enough apart. */
function scattered(
  free: readonly (() => readonly Spot[])[],
  { count, most, middle, leastDistance }: Scattering,
): readonly Spot[] {
  const chosen: Spot[] = [];
  const fits = (spot: Spot) =>
    chosen.filter(({ x }) => x < middle === spot.x < middle).length < most &&
    chosen.every(
      (other) =>
        distance(spot, other) >=
        Math.max(leastDistance, (roomOf(spot.size) + roomOf(other.size)) / 2),
    );
  for (const spots of free) {
    for (const spot of spots()) {
      if (chosen.length === count) return chosen;
      if (fits(spot)) chosen.push(spot);
    }
  }
  return chosen;
}

/** Whether they stand in one row, all on one side of the board's middle, or all above or below the board. */
function areHeaped(spots: readonly Spot[], { left, top, right, bottom }: Box): boolean {
  const before = spots.filter(({ x }) => x < (left + right) / 2).length;
  const isRow = spots.some(
    ({ y, size }) => spots.filter((other) => Math.abs(other.y - y) < size / 2).length > MOST_IN_ROW,
  );
  const areBeyond = spots.every(({ y }) => y < top) || spots.every(({ y }) => y > bottom);
  return isRow || areBeyond || before === 0 || before === spots.length;
}

/** What a function returns, found out at its first call. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => (found ??= { value: find() }).value;
}

/** How far a spot is from a box. */
function gap({ x, y }: Spot, { left, top, right, bottom }: Box): number {
  return Math.max(left - x, x - right, top - y, y - bottom);
}

function distance(one: Spot, other: Spot): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

function square(x: number, y: number, side: number): Box {
  return { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function cut(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
