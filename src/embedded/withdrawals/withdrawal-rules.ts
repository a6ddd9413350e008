import { localeTable } from '../../contract/locales.js';
import { type OrderState, withdrawalDays } from '../../contract/order.js';
import type { WithdrawalRefusal } from '../../contract/withdrawal.js';
import { addDays } from '../../domain/calendar-days.js';
import { localTime } from '../../domain/zoned-time.js';
import type { OrderView } from '../orders/order.presenter.js';

const closed = new Set<OrderState>(['open', 'cancelled', 'withdrawn', 'refunded']);

/** The calendar day of an instant in a time zone: `2026-11-24`. */
const dayOf = (instant: string, timeZone: string): string => localTime(new Date(instant), timeZone).day;

/** The day of the last delivery; the planned day while none is recorded. */
const deliveredOn = ({ history, shipping, locale }: OrderView): string => {
  const delivered = history.findLast(({ state }) => state === 'delivered');
  return delivered ? dayOf(delivered.at, localeTable[locale].timeZone) : shipping!.date;
};

/** Last day on which a consumer can withdraw: 14 days after the day of delivery (Directive 2011/83/EU, article 9). */
export const lastDay = (order: OrderView): string => addDays(deliveredOn(order), withdrawalDays);

/** Returns why a line cannot be withdrawn now, or null when it can. `business` precedes all other reasons, because only consumers have the right (article 2(1)). @param gone pieces withdrawn before */
export const refusalOf = (order: OrderView, { quantity, isWithdrawable }: OrderView['lines'][number], gone: number, now: Date): WithdrawalRefusal | null => {
  if (order.details?.customerType !== 'Private') return 'business';
  if (gone >= quantity) return 'withdrawn';
  if (closed.has(order.state)) return 'closed';
  // Made to size, or printed with the buyer's own picture (article 16(c)).
  if (!isWithdrawable) return 'personal';
  const isOnTheWay = order.state === 'shipped';
  return !isOnTheWay && dayOf(now.toISOString(), localeTable[order.locale].timeZone) > lastDay(order) ? 'late' : null;
};
