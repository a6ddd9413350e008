/** Arithmetic with calendar days (`2026-11-24`), independent of clocks and time zones. */

export const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayAt(timeOf(day) + count * dayMs);

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;
export const isWeekend = (day: string): boolean => weekdayOf(day) > 4;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** All days from the first to the last, both included. */
export const daysBetween = (first: string, last: string): string[] => {
  const from = timeOf(first);
  return Array.from({ length: Math.max(0, (timeOf(last) - from) / dayMs + 1) }, (_, at) => dayAt(from + at * dayMs));
};

/** The same day of another month, or the last day of that month if it is shorter. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
};
