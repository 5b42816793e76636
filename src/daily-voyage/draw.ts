import { chartOf } from './chart.ts';
import type { Day } from './days.ts';
import { sideToMove, tryBoard } from './try-boards.ts';
import { drawVersion1 } from './version-1.ts';
import type { DrawnPosition, Voyage } from './voyage.ts';

/**
 * Which version draws the voyages from a day on, oldest first. Another version gets a line of its own with a
 * day to come; a version that has drawn one is never changed, so that no old voyage changes.
 */
const VERSIONS: readonly { readonly from: Day; readonly draw: (day: Day) => DrawnPosition }[] = [
  { from: '2026-11-24', draw: drawVersion1 },
];

/** The voyage of a day, the same for everybody; throws before the first day. */
export function drawVoyage(day: Day): Voyage {
  const version = VERSIONS.findLast(({ from }) => from <= day);
  if (version === undefined) throw new RangeError(`No voyage on ${day}`);
  const drawn = version.draw(day);
  const { game, plies, cells } = drawn;
  return { ...drawn, side: sideToMove(cells), chart: chartOf(tryBoard(game, cells), plies) };
}
