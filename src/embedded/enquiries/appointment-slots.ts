import type { Brand } from '../../contract/brands.js';
import type { AppointmentKind, Appointments } from '../../contract/enquiry.js';
import { addDays, daysBetween, isWeekend, mondayOf, weekdayOf } from '../../domain/calendar-days.js';
import { instantAt, localTime } from '../../domain/zoned-time.js';

/** Minutes between now and the first slot that can be booked. */
const leadMinutes = 120;
const weeksOffered = 4;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface Diary {
  kind: AppointmentKind;
  at: Date;
  /** Time zone of the place that is visited or calls back. */
  timeZone: string;
  openingHours: Brand['openingHours'];
  /** Length in minutes and number of seats of the slots, by kind. */
  appointments: Brand['appointments'];
  /** Name of a public holiday at the place. */
  holidayOf(day: string): string | undefined;
  /** Number of taken seats by start of the slot (ISO 8601). */
  taken: ReadonlyMap<string, number>;
}

/** Start and end of a slot. */
export const spanOf = ({ kind, timeZone, appointments }: Pick<Diary, 'kind' | 'timeZone' | 'appointments'>, day: string, time: string) => {
  const startsAt = instantAt({ day, minutes: minutesOf(time) }, timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + appointments[kind].minutes * 60_000) };
};

interface SlotTime {
  time: string;
  /** Start in ms since 1970. */
  at: number;
}

/** The consecutive slots of a day within its opening hours. It assumes that daylight saving time does not begin or end during them. */
const slotsOn = ({ kind, timeZone, openingHours, appointments }: Diary, day: string): SlotTime[] => {
  const { minutes } = appointments[kind];
  return openingHours
    .filter(({ days }) => days.includes(weekdayOf(day) + 1))
    .flatMap(({ opens, closes }) => {
      const first = instantAt({ day, minutes: minutesOf(opens) }, timeZone).getTime();
      const count = Math.max(0, Math.floor((minutesOf(closes) - minutesOf(opens)) / minutes));
      return Array.from({ length: count }, (_, nth) => ({ time: timeOf(minutesOf(opens) + nth * minutes), at: first + nth * minutes * 60_000 }));
    });
};

/** The free slots of four whole weeks, from this week on, or from the next one when this week has no slots left. */
export const freeSlots = (diary: Diary): Appointments => {
  const { kind, at, timeZone, appointments, holidayOf, taken } = diary;
  const today = localTime(at, timeZone).day;
  // Rounding up to half hours of UTC is valid, because European time zones differ by whole or half hours.
  const earliest = Math.ceil((at.getTime() + leadMinutes * 60_000) / 1_800_000) * 1_800_000;
  const isFree = (moment: SlotTime) => (taken.get(new Date(moment.at).toISOString()) ?? 0) < appointments[kind].atOnce;
  const lookAt = (day: string) => {
    const offered = day < today || isWeekend(day) || holidayOf(day) ? [] : slotsOn(diary, day);
    const coming = offered.filter((moment) => moment.at >= earliest);
    return { day, offered, coming, times: coming.filter(isFree).map(({ time }) => time) };
  };
  const thisWeek = mondayOf(today);
  const isOver = daysBetween(today, addDays(thisWeek, 6)).every((day) => lookAt(day).coming.length === 0);
  const first = isOver ? addDays(thisWeek, 7) : thisWeek;
  const all = daysBetween(first, addDays(first, weeksOffered * 7 - 1)).map(lookAt);
  const closed = ({ day, offered, coming }: ReturnType<typeof lookAt>): Appointments['closed'][number] => {
    const name = holidayOf(day) ?? null;
    if (day < today) return { day, reason: 'past', name: null };
    if (name) return { day, reason: 'holiday', name };
    if (!offered.length) return { day, reason: 'weekend', name };
    return { day, reason: coming.length ? 'full' : 'past', name };
  };
  return {
    kind,
    timeZone,
    today,
    days: all.filter(({ times }) => times.length).map(({ day, times }) => ({ day, times })),
    closed: all.filter(({ times }) => !times.length).map(closed),
  };
};
