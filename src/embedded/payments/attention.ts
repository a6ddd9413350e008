import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.module.js';

/** A payment or refund that ops must handle. */
export interface NeedsAttention {
  code: 'REFUND_BY_HAND' | 'REFUND_STUCK' | 'GOODS_AWAITED' | 'PAYMENT_STUCK' | 'KEPT' | 'SOLD_OUT';
  order: string;
  /** Id of the refund or of the payment. */
  id: string;
  amount: number;
  currency: string;
  /** Since when it needs attention. `fault`: what went wrong. */
  since: Date;
  fault: string | null;
}

/** Maximum number of results; those that have waited longest come first. */
const atMost = 200;

/**
 * Returns payments and refunds that ops must handle: failed and stuck refunds; withdrawn goods not returned after 14 days; payments without
 * result after 21 days; orders paid or on account whose pieces were sold after their hold ended; and payments of cancelled or unpaid orders
 * without refund, which should not occur.
 */
export const needsAttention = async (db: Database): Promise<NeedsAttention[]> => {
  const { rows } = await db.execute<NeedsAttention & Record<string, unknown>>(sql`
    with refunds as (select r.*, p.order_id from refund r join payment p on p.id = r.payment_id),
    wanting as (
      select 'REFUND_BY_HAND' as code, order_id, id, amount, currency, updated_at as since, fault from refunds where status = 'failed'
      union all select 'REFUND_STUCK', order_id, id, amount, currency, created_at, fault from refunds
        where (status = 'waiting' and updated_at < now() - interval '1 hour') or (status = 'pending' and updated_at < now() - interval '7 days')
      union all select 'GOODS_AWAITED', order_id, id, amount, currency, created_at, null from refunds where status = 'held' and created_at < now() - interval '14 days'
      union all select 'PAYMENT_STUCK', order_id, id, amount, currency, created_at, null from payment
        where status in ('open', 'pending', 'authorized') and method <> 'invoice' and created_at < now() - interval '21 days'
      union all select 'KEPT', p.order_id, p.id, p.amount, p.currency, p.updated_at, null from payment p join "order" o on o.id = p.order_id
        where p.status = 'paid' and o.state in ('awaitingPayment', 'cancelled') and not exists (select 1 from refund r where r.payment_id = p.id)
      union all select 'SOLD_OUT', p.order_id, p.id, p.amount, p.currency, o.updated_at, null from payment p join "order" o on o.id = p.order_id
        where o.lacks_pieces and ((o.state = 'paid' and p.status = 'paid') or (o.state = 'authorized' and p.method = 'invoice' and p.status = 'authorized'))
          and exists (select 1 from order_line l join product s on s.id = l.product_id where l.order_id = o.id and l.configuration_id = '' and s.is_warehouse and s.stock < l.quantity))
    select w.code, o.number as "order", w.id, w.amount, w.currency, w.since, w.fault from wanting w join "order" o on o.id = w.order_id order by w.since limit ${atMost}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
};
