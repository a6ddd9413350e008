import { sql } from 'drizzle-orm';
import { currencies, type Currency } from '../../contract/locales.js';
import { daysToPay } from '../../contract/order.js';
import { databaseSums } from '../accounting/database-sums.js';
import type { Period } from '../accounting/periods.js';
import type { Executor } from '../database/database.module.js';
import { longestList, type LowStock, type OverdueOrder, reportLocale, type SalesFigures } from './report.js';

/** Orders, revenue and returns of a period; one row for each currency with any. */
export const salesFigures = async (tx: Executor, period: Period): Promise<SalesFigures[]> => {
  const [from, until] = [period.from.toISOString(), period.until.toISOString()];
  const { rows } = await tx.execute<{ currency: Currency } & Record<'placed' | 'gross' | 'cancelled' | 'withdrawals' | 'refunds' | 'refunded', string>>(sql`
    with figures as (
      select currency, 1 as placed, (totals -> 'total' -> 'includingVat' ->> 'amount')::bigint as gross, 0 as cancelled, 0 as withdrawals, 0 as refunds, 0 as refunded
        from "order" where placed_at >= ${from}::timestamptz and placed_at < ${until}::timestamptz
      union all select o.currency, 0, 0, 1, 0, 0, 0 from order_event e join "order" o on o.id = e.order_id
        where e."to" = 'cancelled' and e."from" <> e."to" and e.at >= ${from}::timestamptz and e.at < ${until}::timestamptz
      union all select o.currency, 0, 0, 0, 1, 0, 0 from withdrawal w join "order" o on o.id = w.order_id where w.received_at >= ${from}::timestamptz and w.received_at < ${until}::timestamptz
      union all select currency, 0, 0, 0, 0, 1, amount from refund where status = 'refunded' and updated_at >= ${from}::timestamptz and updated_at < ${until}::timestamptz)
    select currency, sum(placed)::text as placed, sum(gross)::text as gross, sum(cancelled)::text as cancelled, sum(withdrawals)::text as withdrawals,
      sum(refunds)::text as refunds, sum(refunded)::text as refunded from figures group by currency`);
  const booked = await databaseSums(tx, period);
  return currencies.flatMap((currency) => {
    const row = rows.find((one) => one.currency === currency);
    const revenue = booked.find((one) => one.currency === currency)?.net ?? 0;
    if (!row && revenue === 0) return [];
    const of = (name: 'placed' | 'gross' | 'cancelled' | 'withdrawals' | 'refunds' | 'refunded') => Number(row?.[name] ?? 0);
    const returns = { withdrawals: of('withdrawals'), refunds: of('refunds'), refunded: of('refunded') };
    return [{ currency, placed: of('placed'), placedGross: of('gross'), cancelled: of('cancelled'), revenueNet: revenue, ...returns }];
  });
};

/** Orders whose delivery day or due date has passed, those that have waited longest first. @param today calendar day */
export const overdueOrders = async (tx: Executor, today: string): Promise<OverdueOrder[]> => {
  const { rows } = await tx.execute<OverdueOrder & Record<string, unknown>>(sql`
    select o.number as "order", 'delivery' as what, o.shipping ->> 'date' as since from "order" o
      where (o.state in ('paid', 'inProduction') or (o.state = 'authorized' and exists (select 1 from payment p where p.order_id = o.id and p.method = 'invoice')))
        and o.shipping ->> 'date' < ${today}
    union all select o.number, 'payment', to_char(i.issued_at + make_interval(days => ${daysToPay}), 'YYYY-MM-DD') from invoice i join "order" o on o.id = i.order_id
      join payment p on p.order_id = o.id and p.method = 'invoice' and p.status = 'authorized'
      where o.state <> 'cancelled' and i.issued_at + make_interval(days => ${daysToPay}) < ${today}::date
    order by since, "order" limit ${longestList}`);
  return rows.map(({ order, what, since }) => ({ order, what, since }));
};

/** Products on sale in the warehouse with fewer pieces than the bound. */
export const lowStock = async (tx: Executor, bound: number): Promise<{ total: number; products: LowStock[] }> => {
  const { rows } = await tx.execute<LowStock & { total: string } & Record<string, unknown>>(sql`
    select p.sku, t.name, p.stock, count(*) over ()::text as total from product p join product_text t on t.product_id = p.id and t.locale = ${reportLocale}
    where p.is_warehouse and p.is_on_sale and p.stock < ${bound} order by p.stock, p.sku limit ${longestList}`);
  return { total: Number(rows[0]?.total ?? 0), products: rows.map(({ sku, name, stock }) => ({ sku, name, stock })) };
};

/** Number of enquiries that are held back and not closed. */
export const heldEnquiries = async (tx: Executor): Promise<number> => {
  const { rows } = await tx.execute<{ count: string }>(sql`select count(*) as count from enquiry where suspicion is not null and closed_at is null`);
  return Number(rows[0]!.count);
};
