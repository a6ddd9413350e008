import { sql } from 'drizzle-orm';
import type { Database } from '../../src/embedded/database/database.module.js';
import type { OrderState, PaymentStatus } from '../../src/contract/order.js';
import type { RefundStatus } from '../../src/embedded/orders/payments.tables.js';

/** Refund of a payment. */
export interface LedgerRefund {
  amount: number;
  status: RefundStatus;
}

/** A payment in the records of the shop and of the test bank. */
export interface LedgerPayment {
  providerId: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  bankStatus: PaymentStatus | null;
  bankAmount: number | null;
  bankCurrency: string | null;
  refunds: LedgerRefund[];
  /** Amount that the bank refunded. */
  bankRefunded: number;
}

/** Records of an order with payments at the test bank. */
export interface LedgerOrder {
  number: string;
  state: OrderState;
  total: number;
  currency: string;
  /** States in chronological order. */
  states: OrderState[];
  /** How often it was placed, paid, cancelled and invoiced; `told` is the largest number of `order.paid` messages to one webhook. */
  placed: number;
  paid: number;
  cancelled: number;
  invoices: number;
  told: number;
  /** Number of mails about it; mails are deleted after a month. */
  mails: number;
  payments: LedgerPayment[];
}

export interface Ledger {
  orders: LedgerOrder[];
  /** Pieces of each product in stock plus pieces in orders; payments do not change this sum. */
  pieces: Map<string, number>;
}

const orders = sql`
  with told as (select payload->'data'->>'id' as order_id, endpoint_id, count(*) as times from webhook_delivery where type = 'order.paid' group by 1, 2),
  mails as (select substring(subject from '[A-Z]+-[0-9]{4}-[0-9]{6}') as number, count(*) as times from mail group by 1)
  select o.number, o.state, (o.totals->'total'->'includingVat'->>'amount')::int as total, o.currency,
    (select count(*)::int from order_event e where e.order_id = o.id and e."to" = 'awaitingPayment') as placed,
    (select count(*)::int from order_event e where e.order_id = o.id and e."to" = 'paid') as paid,
    (select count(*)::int from order_event e where e.order_id = o.id and e."to" = 'cancelled') as cancelled,
    array(select e."to" from order_event e where e.order_id = o.id order by e.id) as states,
    (select count(*)::int from invoice i where i.order_id = o.id) as invoices,
    coalesce((select max(times)::int from told where told.order_id = o.id), 0) as told,
    coalesce((select times::int from mails where mails.number = o.number), 0) as mails,
    (select json_agg(json_build_object('providerId', p.provider_id, 'status', p.status, 'amount', p.amount, 'currency', p.currency,
        'bankStatus', b.status, 'bankAmount', b.amount, 'bankCurrency', b.currency,
        'refunds', (select coalesce(json_agg(json_build_object('amount', r.amount, 'status', r.status)), '[]') from refund r where r.payment_id = p.id),
        'bankRefunded', (select coalesce(sum(r.amount), 0) from test_bank_refund r where r.payment_id = b.id)) order by p.created_at)
      from payment p left join test_bank_payment b on b.id = p.provider_id where p.order_id = o.id and p.provider = 'test-bank') as payments
  from "order" o where exists (select 1 from payment p where p.order_id = o.id and p.provider = 'test-bank') order by o.placed_at`;

const pieces = sql`
  select p.id, (p.stock + coalesce(sum(l.quantity) filter (where o.state not in ('open', 'cancelled') and not o.lacks_pieces), 0))::int as pieces
  from product p left join order_line l on l.product_id = p.id and l.configuration_id = '' left join "order" o on o.id = l.order_id
  where p.is_warehouse group by p.id`;

/** Reads all records in one snapshot. */
export const readLedger = (db: Database): Promise<Ledger> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<LedgerOrder & Record<string, unknown>>(orders);
      const { rows: counted } = await tx.execute<{ id: string; pieces: number }>(pieces);
      return { orders: rows, pieces: new Map(counted.map((row) => [row.id, row.pieces])) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
