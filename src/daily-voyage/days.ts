/** A day of the calendar in UTC, as ISO 8601 writes it: `2026-11-24`. Such texts sort as days do. */
export type Day = string;

/** The day of the first voyage. */
export const FIRST_DAY: Day = '2026-11-24';

/** A month, `2026-11`, and those of its days that have a voyage. */
export interface Month {
  readonly month: string;
  readonly days: readonly Day[];
}

/** Why a text leads to no voyage. */
export type NoVoyage = 'malformed' | 'early' | 'future';

/** The day of the newest voyage: a device whose clock is before the first day has that one. */
export function latestDay(today: Day): Day {
  return today < FIRST_DAY ? FIRST_DAY : today;
}

/** What is wrong with a text that should name a day from the first to the latest, or `null`. */
export function faultOf(text: string, latest: Day): NoVoyage | null {
  if (!isDay(text)) return 'malformed';
  if (text < FIRST_DAY) return 'early';
  return text > latest ? 'future' : null;
}

/** All days from the first to the latest, the newest first, in their months. */
export function monthsUntil(latest: Day): readonly Month[] {
  const months: Month[] = [];
  for (let { year, month } = partsOf(latest); textOf(year, month) >= FIRST_DAY.slice(0, 7);) {
    const days = Array.from({ length: lengthOf(year, month) }, (_, index) =>
      textOf(year, month, index + 1),
    );
    const isKept = (day: Day) => day >= FIRST_DAY && day <= latest;
    months.push({ month: textOf(year, month), days: days.filter(isKept).toReversed() });
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  return months;
}

/** How many days lie between the first voyage and a day. */
export function daysSinceFirst(day: Day): number {
  return dayNumber(day) - dayNumber(FIRST_DAY);
}

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (dayNumber(day) + 3) % 7;
}

/**
 * The days since 1 January 1970. The year is counted from March, so that a leap day is its last.
 *
 * After Howard Hinnant's `days_from_civil`, public domain:
 * https://howardhinnant.github.io/date_algorithms.html
 */
function dayNumber(day: Day): number {
  const { year, month, date } = partsOf(day);
  const years = month > 2 ? year : year - 1;
  const century = Math.floor(years / 100);
  const leapDays = Math.floor(years / 4) - century + Math.floor(century / 4);
  const sinceMarch = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return years * 365 + leapDays + sinceMarch - 719_468;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const { year, month, date } = partsOf(text);
  return date >= 1 && date <= lengthOf(year, month);
}

/** How many days a month has; none if there is no such month. */
function lengthOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function partsOf(text: string): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, date };
}

function textOf(...parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
