/** A box in the window, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a drawing stands: the middle of its square, and the square's side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The sides that are tried, the best first, and how far from the board's edge a drawing may begin. */
const TRIES = [
  { size: 76, reach: 20 },
  { size: 64, reach: 20 },
  { size: 52, reach: 20 },
  { size: 44, reach: 24 },
  { size: 36, reach: 24 },
  { size: 36, reach: 130 },
  { size: 28, reach: 130 },
  { size: 22, reach: 130 },
] as const;
/** What drifting and rocking take beyond a drawing's own square. */
const ROOM = 1.3;

/**
 * Places for `count` drawings around a board, within the window and on none of `taken`: as large as they
 * all fit, and as far from one another as they can be. None where they do not fit at `smallest` px.
 */
export function spotsAround(
  board: Box,
  window: Box,
  taken: readonly Box[],
  { count, smallest }: { readonly count: number; readonly smallest: number },
): readonly Spot[] {
  for (const { size, reach } of TRIES.filter((one) => one.size >= smallest)) {
    const spots = farApart(
      freeSpots(grown(board, reach + size * ROOM), window, taken, size),
      count,
    );
    if (spots.length === count) return spots;
  }
  return [];
}

function freeSpots(around: Box, window: Box, taken: readonly Box[], size: number): readonly Spot[] {
  const near = taken.filter((box) => overlap(box, around));
  const step = Math.max(4, size / 6);
  const half = (size * ROOM) / 2;
  const spots: Spot[] = [];
  for (let y = around.top + half; y + half <= around.bottom; y += step) {
    for (let x = around.left + half; x + half <= around.right; x += step) {
      const room = square(x, y, 2 * half);
      if (within(room, window) && !near.some((box) => overlap(room, box)))
        spots.push({ x, y, size });
    }
  }
  return spots;
}

/** Begins at the first spot and takes the farthest from all that are taken, as long as they stay apart. */
function farApart(spots: readonly Spot[], count: number): readonly Spot[] {
  const [first] = spots;
  if (first === undefined) return [];
  const chosen = [first];
  const distances = spots.map((spot) => distance(spot, first));
  while (chosen.length < count) {
    const farthest = distances.reduce(
      (best, value, index) => (value > (distances[best] ?? 0) ? index : best),
      0,
    );
    const spot = spots[farthest];
    if (spot === undefined || (distances[farthest] ?? 0) < spot.size * ROOM) return chosen;
    chosen.push(spot);
    for (const [index, other] of spots.entries()) {
      distances[index] = Math.min(distances[index] ?? 0, distance(other, spot));
    }
  }
  return chosen;
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

function within(one: Box, other: Box): boolean {
  return (
    one.left >= other.left &&
    one.top >= other.top &&
    one.right <= other.right &&
    one.bottom <= other.bottom
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
