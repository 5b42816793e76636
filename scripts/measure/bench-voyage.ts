import { parseArgs } from 'node:util';
import { FIRST_DAY, type Day } from '#daily-voyage/days.ts';
import { drawVoyage } from '#daily-voyage/draw.ts';
import { wholeNumber } from './command-line.ts';
import { median, quantile } from './statistics.ts';

/*
 * Times the drawing of the voyages of so many days from the first one, each with the search that proves it: the
 * processor's time in Node, which other work on the machine does not lengthen:
 *
 *     npm run bench:voyage -- --days 400
 */
const { values } = parseArgs({ options: { days: { type: 'string', default: '400' } } });
const days = wholeNumber(values.days, '--days', 1);

const msByGame: Record<string, number[]> = {};
for (let index = 0; index < days; index += 1) {
  const before = process.cpuUsage();
  const { game } = drawVoyage(dayAfter(FIRST_DAY, index));
  const { user, system } = process.cpuUsage(before);
  (msByGame[game] ??= []).push((user + system) / 1000);
}
console.table(
  Object.fromEntries(
    Object.entries(msByGame).map(([game, ms]) => [
      game,
      {
        days: ms.length,
        'median ms': rounded(median(ms)),
        '95 of 100 ms': rounded(quantile(ms, 0.95)),
        'longest ms': rounded(Math.max(...ms)),
      },
    ]),
  ),
);

function dayAfter(first: Day, count: number): Day {
  const date = new Date(`${first}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
