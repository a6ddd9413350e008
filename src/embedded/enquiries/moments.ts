import type { Brand } from '../../contract/brands.js';
import type { AppointmentKind, Appointments } from '../../contract/enquiry.js';
import { addDays, daysBetween, isWeekend, mondayOf, weekdayOf } from '../../domain/calendar-days.js';
import { localTime, momentAt } from '../../domain/zoned-time.js';

/** Minutes between now and the first moment that can be had. */
const leadMinutes = 120;
const weeksOffered = 4;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface Diary {
  kind: AppointmentKind;
  at: Date;
  /** Of the place that is visited or called from. */
  timeZone: string;
  openingHours: Brand['openingHours'];
  /** How long each takes, and how many visitors can have the same. */
  appointments: Brand['appointments'];
  /** Name of a public holiday there. */
  holidayOf(day: string): string | undefined;
  /** How many have a moment already, by its instant (ISO 8601). */
  taken: ReadonlyMap<string, number>;
}

/** When a moment begins and ends. */
export const spanOf = ({ kind, timeZone, appointments }: Pick<Diary, 'kind' | 'timeZone' | 'appointments'>, day: string, time: string) => {
  const startsAt = momentAt({ day, minutes: minutesOf(time) }, timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + appointments[kind].minutes * 60_000) };
};

/** Every moment of a day, one after the other within the opening hours. */
const timesOf = ({ kind, openingHours, appointments }: Diary, day: string): string[] => {
  const { minutes } = appointments[kind];
  return openingHours
    .filter(({ days }) => days.includes(weekdayOf(day) + 1))
    .flatMap(({ opens, closes }) => {
      const count = Math.floor((minutesOf(closes) - minutesOf(opens)) / minutes);
      return Array.from({ length: Math.max(0, count) }, (_, at) => timeOf(minutesOf(opens) + at * minutes));
    });
};

/** The moments that are free in whole weeks from this one on, or from the next one where this one has none left. */
export const momentsOf = (diary: Diary): Appointments => {
  const { kind, at, timeZone, appointments, holidayOf, taken } = diary;
  const today = localTime(at, timeZone).day;
  // Half hours begin at the same instants everywhere in Europe.
  const earliest = Math.ceil((at.getTime() + leadMinutes * 60_000) / 1_800_000) * 1_800_000;
  const startOf = (day: string, time: string) => spanOf(diary, day, time).startsAt;
  const comingOn = (day: string) => (isWeekend(day) || holidayOf(day) ? [] : timesOf(diary, day).filter((time) => startOf(day, time).getTime() >= earliest));
  const isFree = (day: string, time: string) => (taken.get(startOf(day, time).toISOString()) ?? 0) < appointments[kind].atOnce;
  const thisWeek = mondayOf(today);
  const first = daysBetween(thisWeek, addDays(thisWeek, 6)).some((day) => comingOn(day).length > 0) ? thisWeek : addDays(thisWeek, 7);
  const all = daysBetween(first, addDays(first, weeksOffered * 7 - 1)).map((day) => ({ day, coming: comingOn(day), times: comingOn(day).filter((time) => isFree(day, time)) }));
  const reasonOf = (day: string, coming: readonly string[]): Appointments['closed'][number] => {
    if (day < today) return { day, reason: 'past', name: null };
    const name = holidayOf(day) ?? null;
    if (name) return { day, reason: 'holiday', name };
    if (isWeekend(day) || timesOf(diary, day).length === 0) return { day, reason: 'weekend', name };
    return { day, reason: coming.length ? 'full' : 'past', name };
  };
  return {
    kind,
    timeZone,
    today,
    days: all.filter(({ times }) => times.length).map(({ day, times }) => ({ day, times })),
    closed: all.filter(({ times }) => !times.length).map(({ day, coming }) => reasonOf(day, coming)),
  };
};
