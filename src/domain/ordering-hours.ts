import type { DeliveryPromise } from '../contract/product.js';
import { addDays, isWeekend, weekdayOf } from './calendar-days.js';
import { localTime, momentAt } from './zoned-time.js';

/** Time of day, on the clock of the site's time zone. */
export interface CutOff {
  hours: number;
  minutes: number;
}
/** Whether a calendar day (`2026-12-25`) is a public holiday. */
export type IsHoliday = (day: string) => boolean;

const friday = 4;
const specifiedCutOff: CutOff = { hours: 15, minutes: 0 };
const minutesOf = ({ hours, minutes }: CutOff) => hours * 60 + minutes;
const nextDay = (day: string) => addDays(day, 1);

/** Outside ordering time: Saturday, Sunday, and Friday from the cut-off (15:00) on, in the site's time zone. */
export const isOutsideOrderingHours = (at: Date, timeZone: string, cutOff: CutOff = specifiedCutOff): boolean => {
  const { day, minutes } = localTime(at, timeZone);
  return isWeekend(day) || (weekdayOf(day) === friday && minutes >= minutesOf(cutOff));
};

/** The day `count` working days after `day`; 0 is the day itself, or the first working day after it. */
export const workingDaysFrom = (day: string, count: number, isHoliday: IsHoliday): string => {
  const isFree = (candidate: string) => isWeekend(candidate) || isHoliday(candidate);
  let found = day;
  while (isFree(found)) found = nextDay(found);
  for (let left = count; left > 0; left -= 1) {
    do found = nextDay(found);
    while (isFree(found));
  }
  return found;
};

export interface Promised {
  at: Date;
  timeZone: string;
  cutOff: CutOff;
  /** Working days between the ordering day and dispatch; 0: leaves the same day. */
  leadDays: number;
  isHoliday: IsHoliday;
}

/**
 * When an order placed at a moment leaves and arrives: before the cut-off of a working day it counts for that day,
 * else for the next working day. It arrives the working day after dispatch.
 */
export const deliveryPromise = ({ at, timeZone, cutOff, leadDays, isHoliday }: Promised): DeliveryPromise => {
  const now = localTime(at, timeZone);
  const isTooLate = now.minutes >= minutesOf(cutOff);
  const orderingDay = workingDaysFrom(isTooLate ? nextDay(now.day) : now.day, 0, isHoliday);
  const dispatchOn = workingDaysFrom(orderingDay, leadDays, isHoliday);
  return {
    orderBefore: momentAt({ day: orderingDay, minutes: minutesOf(cutOff) }, timeZone).toISOString(),
    dispatchOn,
    deliverOn: workingDaysFrom(dispatchOn, 1, isHoliday),
  };
};
