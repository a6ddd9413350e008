import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Currency, Locale } from '../../contract/locales.js';
import { daysToPay, type OrderState, type PaymentMethodId, type PaymentStatus } from '../../contract/order.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { localTime } from '../../domain/zoned-time.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { orderLineTable, orderTable, type StoredParcel } from '../orders/orders.tables.js';
import { paymentTable } from '../orders/payments.tables.js';

/** Which placed orders to list; all conditions must hold. Days are calendar days of the seller. */
export interface OrderFilter {
  states?: readonly OrderState[] | undefined;
  /** First and last day of placement. */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of the buyer's name, company, e-mail address or VAT number. */
  customer?: string | undefined;
  /** Article number, or its beginning, such as a family code. */
  product?: string | undefined;
  /** Only orders that are late (`lateness`). */
  overdue?: boolean | undefined;
}

/** A placed order in a list of ops. */
export interface ListedOrder {
  id: string;
  number: string;
  version: number;
  state: OrderState;
  placedAt: Date;
  updatedAt: Date;
  customer: string;
  email: string;
  country: string;
  pieces: number;
  /** Gross total in minor units. */
  amount: number;
  currency: Currency;
  locale: Locale;
  /** Planned day of delivery. */
  delivery: string;
  payment: `${PaymentMethodId} ${PaymentStatus}` | null;
  /** What is late: the delivery, or the payment on account. */
  late: 'delivery' | 'payment' | null;
}

/** What is known about the shipment of an order. */
export interface ShippedOrder {
  state: OrderState;
  parcel: StoredParcel | null;
}

/** Current calendar day of the seller. */
export const today = (): string => localTime(new Date(), sellerTimeZone).day;

const { details, shipping, totals } = orderTable;
/** Written out, because drizzle leaves table names out of selected expressions, and within a subquery `id` is another column. */
const ofOrder = sql.raw('"order"."id"');
const contact = (field: string) => sql`${details} -> 'contact' ->> ${sql.raw(`'${field}'`)}`;
const fullName = sql`${contact('firstName')} || ' ' || (${contact('lastName')})`;
/** Orders that must still be sent. */
const isToSend = inArray(orderTable.state, ['authorized', 'paid', 'inProduction']);
const isUnpaidInvoice = sql`exists (select 1 from ${paymentTable} p where p.order_id = ${ofOrder} and p.method = 'invoice' and p.status = 'authorized'
  and ${orderTable.placedAt} < now() - make_interval(days => ${daysToPay}) and ${orderTable.state} not in ('cancelled', 'withdrawn', 'refunded'))`;
const isLateToSend = (day: string) => and(isToSend, sql`${shipping} ->> 'date' < ${day}`)!;
const lateness = (day: string) => sql<ListedOrder['late']>`case when ${isLateToSend(day)} then 'delivery' when ${isUnpaidInvoice} then 'payment' end`;

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`;
const dayStart = (day: string, plus = 0): SQL => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${sellerTimeZone})`;

const conditionOf = ({ states, from, to, customer, product, overdue }: OrderFilter): SQL | undefined =>
  and(
    ne(orderTable.state, 'open'),
    states?.length ? inArray(orderTable.state, [...states]) : undefined,
    from === undefined ? undefined : sql`${orderTable.placedAt} >= ${dayStart(from)}`,
    to === undefined ? undefined : sql`${orderTable.placedAt} < ${dayStart(to, 1)}`,
    customer === undefined
      ? undefined
      : or(...[fullName, contact('email'), sql`${details} ->> 'company'`, sql`${details} ->> 'vatNumber'`].map((text) => sql`(${text}) ilike ${containing(customer)}`)),
    product === undefined
      ? undefined
      : sql`exists (select 1 from ${orderLineTable} l where l.order_id = ${ofOrder} and l.snapshot ->> 'sku' ilike ${containing(product).slice(1)})`,
    overdue ? or(isLateToSend(today()), isUnpaidInvoice) : undefined,
  );

/** Lists of placed orders for ops. */
@Injectable()
export class OrderLists {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** A page of orders, the latest first, and the number of all that match. */
  async page(filter: OrderFilter, { page, limit }: { page: number; limit: number }): Promise<{ orders: ListedOrder[]; total: number }> {
    const orders = await this.select(conditionOf(filter))
      .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { orders: orders as ListedOrder[], total: await this.db.$count(orderTable, conditionOf(filter)) };
  }

  /** All orders that match, the latest first, in pages. */
  async *all(filter: OrderFilter, limit = 500): AsyncGenerator<ListedOrder[]> {
    let after: Pick<ListedOrder, 'placedAt' | 'id'> | undefined;
    for (;;) {
      const isLater = after && sql`(${orderTable.placedAt}, ${orderTable.id}) < (${after.placedAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = (await this.select(and(conditionOf(filter), isLater))
        .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
        .limit(limit)) as ListedOrder[];
      if (rows.length) yield rows;
      if (rows.length < limit) return;
      after = rows.at(-1);
    }
  }

  /** The latest 1000 orders that changed within the last seconds, the earliest change first, with the cause of their last state. */
  async changed(seconds: number): Promise<(ListedOrder & { cause: string | null })[]> {
    const since = sql`${orderTable.updatedAt} > clock_timestamp() - make_interval(secs => ${seconds})`;
    const rows = await this.select(and(ne(orderTable.state, 'open'), since))
      .orderBy(desc(orderTable.updatedAt), desc(orderTable.id))
      .limit(1000);
    return rows.toReversed() as (ListedOrder & { cause: string | null })[];
  }

  /** State and parcel of orders, by their numbers. */
  async shipments(numbers: readonly string[]): Promise<Map<string, ShippedOrder>> {
    const rows = await this.db
      .select({ number: orderTable.number, state: orderTable.state, parcel: orderTable.parcel })
      .from(orderTable)
      .where(inArray(orderTable.number, [...numbers]));
    return new Map(rows.map(({ number, ...order }) => [number!, order]));
  }

  /** Orders that ops can choose from, the ones to be delivered first. */
  async inStates(states: readonly OrderState[], limit = 200): Promise<ListedOrder[]> {
    const rows = await this.select(conditionOf({ states }))
      .orderBy(asc(sql`${shipping} ->> 'date'`), asc(orderTable.placedAt))
      .limit(limit);
    return rows as ListedOrder[];
  }

  private select(condition: SQL | undefined) {
    const { id, number, version, state, placedAt, updatedAt, country, currency, locale } = orderTable;
    return this.db
      .select({
        id,
        number,
        version,
        state,
        placedAt,
        updatedAt,
        customer: sql<string>`coalesce(${details} ->> 'company', ${fullName})`,
        email: sql<string>`${contact('email')}`,
        country,
        pieces: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLineTable} l where l.order_id = ${ofOrder})`,
        amount: sql<number>`(${totals} -> 'total' -> 'includingVat' ->> 'amount')::int`,
        currency,
        locale,
        delivery: sql<string>`${shipping} ->> 'date'`,
        payment: sql<
          ListedOrder['payment']
        >`(select p.method || ' ' || p.status from ${paymentTable} p where p.order_id = ${ofOrder} order by p.status <> 'paid', p.created_at desc limit 1)`,
        late: lateness(today()),
        cause: sql<string | null>`(select e.cause from order_event e where e.order_id = ${ofOrder} order by e.id desc limit 1)`,
      })
      .from(orderTable)
      .where(condition)
      .$dynamic();
  }
}
