import { addDays, daysBetween, mondayOf } from '../../domain/calendar-days.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { instantAt, localTime } from '../../domain/zoned-time.js';

/** Calendar days in the seller's time zone. */
export interface Period {
  /** `2026-11`, `2026-Q4`, `2026-11-24`, or `2026-11-23/2026-11-29` for a week. */
  name: string;
  from: Date;
  /** The first moment after it. */
  until: Date;
  /** Calendar days, `2026-11-01` and `2026-11-30`. */
  firstDay: string;
  lastDay: string;
}

const startOf = (day: string): Date => instantAt({ day, minutes: 0 }, sellerTimeZone);
/** First day of a month, counted from January of a year: month 13 is January of the next year. */
const firstDayOf = (year: number, month: number): string => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const daysFrom = (name: string, firstDay: string, days: number): Period => {
  const next = addDays(firstDay, days);
  return { name, from: startOf(firstDay), until: startOf(next), firstDay, lastDay: addDays(next, -1) };
};

const monthsFrom = (name: string, year: number, firstMonth: number, months: number): Period => {
  const firstDay = firstDayOf(year, firstMonth);
  return daysFrom(name, firstDay, daysBetween(firstDay, firstDayOf(year, firstMonth + months)).length - 1);
};

/** @param name `2026-11` @returns undefined for another text */
export const monthNamed = (name: string): Period | undefined => {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(name) ?? [];
  return year && month ? monthsFrom(name, Number(year), Number(month), 1) : undefined;
};

/** @param name `2026-Q4` @returns undefined for another text */
export const quarterNamed = (name: string): Period | undefined => {
  const [, year, quarter] = /^(20\d\d)-Q([1-4])$/.exec(name) ?? [];
  return year && quarter ? monthsFrom(name, Number(year), Number(quarter) * 3 - 2, 3) : undefined;
};

/** Name of the quarter of a calendar day. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Calendar day of a moment for the accounting. */
export const accountingDay = (at: Date): string => localTime(at, sellerTimeZone).day;

export const dayPeriod = (day: string): Period => daysFrom(day, day, 1);

/** The week from Monday to Sunday that contains a day. */
export const weekPeriod = (day: string): Period => {
  const monday = mondayOf(day);
  return daysFrom(`${monday}/${addDays(monday, 6)}`, monday, 7);
};
