import { parseArgs } from 'node:util';
import { FIRST_DAY } from '#daily-voyage/days.ts';
import { drawVoyage } from '#daily-voyage/draw.ts';
import { wholeNumber } from './command-line.ts';
import { median, quantile } from './statistics.ts';

const DAY_MS = 86_400_000;

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
  const day = new Date(Date.parse(FIRST_DAY) + index * DAY_MS).toISOString().slice(0, 10);
  const before = process.cpuUsage();
  const { game } = drawVoyage(day);
  const { user, system } = process.cpuUsage(before);
  (msByGame[game] ??= []).push((user + system) / 1000);
}
const table = Object.entries(msByGame).map(([game, ms]) => ({
  game,
  days: ms.length,
  'median ms': rounded(median(ms)),
  '95 of 100 ms': rounded(quantile(ms, 0.95)),
  'longest ms': rounded(Math.max(...ms)),
}));
console.table(table);

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
