import { seedFor } from '#core/random.ts';
import { daysSinceFirst, weekdayOf, type Day } from './days.ts';
import { drawClassic } from './version-1-classic.ts';
import { drawConnectFour } from './version-1-connect-four.ts';
import type { DrawnPosition } from './voyage.ts';

const VERSION = 1;

/** From Monday to Sunday; the week ends with the longest lines. */
const WEEK: readonly Pick<DrawnPosition, 'game' | 'plies'>[] = [
  { game: 'classic', plies: 3 },
  { game: 'connect-four', plies: 3 },
  { game: 'classic', plies: 3 },
  { game: 'connect-four', plies: 3 },
  { game: 'classic', plies: 5 },
  { game: 'connect-four', plies: 5 },
  { game: 'connect-four', plies: 5 },
];

/** The position of a day. What this version has drawn for a day never changes; tests pin it. */
export function drawVersion1(day: Day): DrawnPosition {
  const weekday = weekdayOf(day);
  const kind = WEEK[weekday];
  if (kind === undefined) throw new RangeError(`No day: ${day}`);
  const { game, plies } = kind;
  const seed = seedFor(VERSION, daysSinceFirst(day));
  if (game === 'connect-four') return { game, plies, cells: drawConnectFour(plies, seed) };
  const isSameKind = (other: typeof kind) => other.game === game && other.plies === plies;
  const weeks = Math.floor((daysSinceFirst(day) - weekday) / 7) + 1;
  const count =
    weeks * WEEK.filter(isSameKind).length + WEEK.slice(0, weekday).filter(isSameKind).length;
  return { game, plies, cells: drawClassic(plies, count, seed) };
}
