import type { DeliveryPromise } from '../contract/product.js';
import { addDays, isWeekend, weekdayOf } from './calendar-days.js';
import { instantAt, localTime } from './zoned-time.js';

/** Time of day in the site's time zone. */
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

/** Whether a moment is outside ordering hours: Saturday, Sunday, and Friday from the cut-off (15:00) on, in the site's time zone. */
export const isOutsideOrderingHours = (at: Date, timeZone: string, cutOff: CutOff = specifiedCutOff): boolean => {
  const { day, minutes } = localTime(at, timeZone);
  return isWeekend(day) || (weekdayOf(day) === friday && minutes >= minutesOf(cutOff));
};

/** The day `count` working days after `day`; 0 returns the day itself, or the next working day. */
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
  /** Working days between the ordering day and dispatch; 0: dispatched on the same day. */
  leadDays: number;
  isHoliday: IsHoliday;
}

/**
 * Dates of dispatch and delivery for an order placed at a moment. Before the cut-off of a working day, that day is the ordering day;
 * otherwise the next working day is. Delivery is on the working day after dispatch.
 */
export const deliveryPromise = ({ at, timeZone, cutOff, leadDays, isHoliday }: Promised): DeliveryPromise => {
  const now = localTime(at, timeZone);
  const isTooLate = now.minutes >= minutesOf(cutOff);
  const orderingDay = workingDaysFrom(isTooLate ? nextDay(now.day) : now.day, 0, isHoliday);
  const dispatchOn = workingDaysFrom(orderingDay, leadDays, isHoliday);
  return {
    orderBefore: instantAt({ day: orderingDay, minutes: minutesOf(cutOff) }, timeZone).toISOString(),
    dispatchOn,
    deliverOn: workingDaysFrom(dispatchOn, 1, isHoliday),
  };
};
