import type { Brand } from '../../src/contract/brands.js';
import { addDays, weekdayOf } from '../../src/domain/calendar-days.js';
import type { LocalTime } from '../../src/domain/zoned-time.js';

type Hours = Brand['openingHours'];
interface Span {
  opens: string;
  closes: string;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** Returns the hours of a weekday (1 = Monday); undefined when closed. */
const spanOf = (hours: Hours, weekday: number): Span | undefined => hours.find(({ days }) => days.includes(weekday));
const isSame = (one: Span | undefined, other: Span | undefined): boolean => one?.opens === other?.opens && one?.closes === other?.closes;

/** Groups consecutive weekdays with the same hours: `{ first: 1, last: 5, span }`. */
export const weekOf = (hours: Hours): { first: number; last: number; span: Span | undefined }[] =>
  [1, 2, 3, 4, 5, 6, 7].reduce<ReturnType<typeof weekOf>>((groups, day) => {
    const span = spanOf(hours, day);
    const last = groups.at(-1);
    if (last && isSame(last.span, span)) last.last = day;
    else groups.push({ first: day, last: day, span });
    return groups;
  }, []);

/** Whether the shop is open, in its local time: until when, or from when again. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; next: { day: string; opens: string } | undefined };

export const openState = (hours: Hours, { day, minutes }: LocalTime, isHoliday: (day: string) => boolean): OpenState => {
  const spanOn = (date: string) => (isHoliday(date) ? undefined : spanOf(hours, weekdayOf(date) + 1));
  const today = spanOn(day);
  if (today && minutesOf(today.opens) <= minutes && minutes < minutesOf(today.closes)) return { isOpen: true, until: today.closes };
  const days = Array.from({ length: 15 }, (_, at) => addDays(day, at));
  const next = days.find((date) => {
    const span = spanOn(date);
    return span && (date !== day || minutes < minutesOf(span.opens));
  });
  return { isOpen: false, next: next === undefined ? undefined : { day: next, opens: spanOn(next)!.opens } };
};
