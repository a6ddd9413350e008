import { localeTable } from '../../contract/locales.js';
import { type OrderState, withdrawalDays } from '../../contract/order.js';
import type { WithdrawalRefusal } from '../../contract/withdrawal.js';
import { localTime } from '../../domain/zoned-time.js';
import type { OrderView } from '../orders/order.presenter.js';

const closed = new Set<OrderState>(['open', 'cancelled', 'withdrawn', 'refunded']);
const dayInMs = 86_400_000;

/** The calendar day of an instant where the shop of a locale is: `2026-11-24`. */
const dayOf = (instant: string, timeZone: string): string => localTime(new Date(instant), timeZone).day;

/** The day the goods came, the last ones if they came in parts; until that is known, the day they are to come. */
const deliveredOn = ({ history, shipping, locale }: OrderView): string => {
  const delivered = history.findLast(({ state }) => state === 'delivered');
  return delivered ? dayOf(delivered.at, localeTable[locale].timeZone) : shipping!.date;
};

/** Last day on which a consumer can withdraw: 14 days after the day of delivery (Directive 2011/83/EU, article 9). */
export const lastDay = (order: OrderView): string => new Date(Date.parse(deliveredOn(order)) + withdrawalDays * dayInMs).toISOString().slice(0, 10);

/** Why a line cannot be withdrawn now; null: it can. Who has no right at all (article 2(1): consumers have it) gets no other reason. @param gone pieces withdrawn before */
export const refusalOf = (order: OrderView, { quantity, isWithdrawable }: OrderView['lines'][number], gone: number, now: Date): WithdrawalRefusal | null => {
  if (order.details?.customerType !== 'Private') return 'business';
  if (gone >= quantity) return 'withdrawn';
  if (closed.has(order.state)) return 'closed';
  // Made to measure, or with the buyer's own picture (article 16, c).
  if (!isWithdrawable) return 'personal';
  const isOnTheWay = order.state === 'shipped';
  return !isOnTheWay && dayOf(now.toISOString(), localeTable[order.locale].timeZone) > lastDay(order) ? 'late' : null;
};
