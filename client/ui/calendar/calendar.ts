import { addDays, addMonths, daysBetween, mondayOf } from '../../../src/domain/calendar-days.js';

/** A day that is not available, with the reason and the name of the holiday. */
export interface ClosedDay {
  day: string;
  reason: 'past' | 'tooEarly' | 'weekend' | 'holiday' | 'full';
  name: string | null;
}

/** Available days in order, and the other days of the same weeks. */
export interface OfferedDays {
  today: string;
  days: readonly string[];
  closed: readonly ClosedDay[];
}

/** Data of a calendar. */
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

/** Monday to Sunday of the week of a day. */
export const weekOf = (day: string): string[] => daysBetween(mondayOf(day), addDays(mondayOf(day), 6));

/** A day, or the nearest day of the calendar. */
export const within = ({ first, last }: Calendar, day: string): string => (day < first ? first : day > last ? last : day);

/** Moves by key in a date grid (ARIA Authoring Practices, date picker). */
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

/** Day after a key press; undefined for a key that does not move. */
export const movedBy = (key: string, day: string, calendar: Calendar): string | undefined => {
  const move = moves[key];
  return move && within(calendar, move(day));
};

/** Replacement of a day that is not available: the next available day, else the last. */
export const nearestTo = (days: readonly string[], wished: string): string => days.find((day) => day >= wished) ?? days.at(-1)!;
