const dayMs = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

export interface CalendarDay {
  /** `2026-11-24` */
  day: string;
  isAvailable: boolean;
}

/**
 * Whole weeks from Monday to Sunday that hold all of the days, in order.
 * @param days calendar days to choose from, first one first
 */
export const weeksOf = (days: readonly string[]): CalendarDay[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const available = new Set(days);
  const sinceMonday = (new Date(time(first)).getUTCDay() + 6) % 7;
  const start = time(first) - sinceMonday * dayMs;
  const weeks = Math.floor((time(last) - start) / dayMs / 7) + 1;
  return Array.from({ length: weeks * 7 }, (_, at) => {
    const day = new Date(start + at * dayMs).toISOString().slice(0, 10);
    return { day, isAvailable: available.has(day) };
  });
};
