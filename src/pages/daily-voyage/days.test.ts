import { expect, test } from 'vitest';
import {
  daysSinceFirst,
  faultOf,
  FIRST_DAY,
  latestDay,
  monthsUntil,
  weekdayOf,
} from '#daily-voyage/days.ts';

const DAY_MS = 86_400_000;
const dayAfterFirst = (count: number) =>
  new Date(Date.parse(FIRST_DAY) + count * DAY_MS).toISOString().slice(0, 10);
const THOUSAND_DAYS = Array.from({ length: 1000 }, (_, count) => dayAfterFirst(count));

test('DV2: days are counted, and fall on a weekday, as the calendar has them', () => {
  const last = '2400-12-31';
  const days = [...THOUSAND_DAYS, '2028-02-29', '2100-02-28', '2100-03-01', '2400-02-29', last];
  expect(days.map(daysSinceFirst)).toEqual(
    days.map((day) => (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS),
  );
  expect(days.map(weekdayOf)).toEqual(days.map((day) => (new Date(day).getUTCDay() + 6) % 7));
});

test('DV9: the archive has every day since the first, the newest first, in its month', () => {
  for (const count of [0, 6, 7, 37, 38, 999]) {
    const months = monthsUntil(dayAfterFirst(count));
    expect(months.flatMap(({ days }) => days)).toEqual(
      THOUSAND_DAYS.slice(0, count + 1).toReversed(),
    );
    for (const { month, days } of months) {
      expect(days.every((day) => day.startsWith(`${month}-`))).toBe(true);
    }
    expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
  }
});

test('DV10: a text that names no day from the first to the newest leads to no voyage', () => {
  const latest = '2027-03-01';
  const good = [FIRST_DAY, '2026-12-31', '2027-02-28', latest];
  expect(good.map((text) => faultOf(text, latest))).toEqual(good.map(() => null));
  const faults = {
    malformed: [
      '',
      'b=1',
      '2027-02-29',
      '2027-13-01',
      '2027-00-10',
      '2027-01-00',
      '2027-1-1',
      '２０２７-01-01',
      ' 2027-01-01',
    ],
    early: ['2026-11-23', '1999-01-01', '0000-01-01'],
    future: ['2027-03-02', '9999-12-31'],
  };
  for (const [fault, texts] of Object.entries(faults)) {
    expect(texts.map((text) => faultOf(text, latest))).toEqual(texts.map(() => fault));
  }
});

test('DV2: a device whose clock is before the first day has the first voyage', () => {
  expect(latestDay('2026-01-01')).toBe(FIRST_DAY);
  expect(latestDay('2026-11-25')).toBe('2026-11-25');
});
