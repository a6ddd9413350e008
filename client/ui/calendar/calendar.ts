import { addDays, addMonths, daysBetween, mondayOf } from '../../../src/domain/calendar-days.js';

/** A day that cannot be had, why, and which holiday it is. */
export interface ClosedDay {
  day: string;
  reason: 'past' | 'tooEarly' | 'weekend' | 'holiday' | 'full';
  name: string | null;
}

/** Days that can be had, the first one first, and the others of the same whole weeks. */
export interface OfferedDays {
  today: string;
  days: readonly string[];
  closed: readonly ClosedDay[];
}

/** Days on offer, as a calendar shows them. */
export interface Calendar {
  today: string;
  /** Monday of the first week. */
  first: string;
  /** Sunday of the last week. */
  last: string;
  firstOpen: string;
  closed: ReadonlyMap<string, ClosedDay>;
}

export const calendarOf = ({ today, days, closed }: OfferedDays): Calendar => {
  const all = [...days, ...closed.map(({ day }) => day)].sort();
  return { today, first: all[0]!, last: all.at(-1)!, firstOpen: days[0]!, closed: new Map(closed.map((day) => [day.day, day])) };
};

/** Monday to Sunday round a day. */
export const weekOf = (day: string): string[] => daysBetween(mondayOf(day), addDays(mondayOf(day), 6));

/** A day, or the nearest one the calendar holds. */
export const within = ({ first, last }: Calendar, day: string): string => (day < first ? first : day > last ? last : day);

/** Where a key leads in a grid of dates (ARIA Authoring Practices, date picker). */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to; undefined for a key that does not move. */
export const movedBy = (key: string, day: string, calendar: Calendar): string | undefined => {
  const move = moves[key];
  return move && within(calendar, move(day));
};

/** What takes the place of a wished day that cannot be had: the next one that can, else the last. */
export const nearestTo = (days: readonly string[], wished: string): string => days.find((day) => day >= wished) ?? days.at(-1)!;
