import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Currency, Locale } from '../../contract/locales.js';
import type { OrderState } from '../../contract/order.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Jobs } from '../jobs/jobs.js';
import { lockByNumber, type OrderRow, saveOrder } from './order.store.js';
import { orderLineTable, orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';
import { StockHolds } from './stock-holds.js';

/** Maximum number of orders in one run. The next run, a minute later, handles the rest. */
const batch = 200;

/** An unpaid order that holds pieces. `amount`: minor units. `heldUntil`: null if the hold has no end. */
export interface HeldOrder {
  number: string;
  state: OrderState;
  method: string | null;
  placedAt: Date;
  heldUntil: Date | null;
  pieces: number;
  amount: number;
  currency: Currency;
  locale: Locale;
  email: string;
}

/** The provider has received the money or is processing it: the hold continues until the result is known. */
const isBeingPaid = sql`exists (select 1 from ${paymentTable} where ${paymentTable.orderId} = ${orderTable.id}
  and (${paymentTable.status} in ('pending', 'paid') or (${paymentTable.status} = 'authorized' and ${paymentTable.method} <> 'invoice')))`;
const isEnded = sql`${orderTable.heldUntil} < now() and not ${isBeingPaid}`;
/** Paid after its pieces were sold, and all of its pieces are in stock again. */
const canBeSupplied = sql`${orderTable.lacksPieces} and ${orderTable.state} = 'paid' and not exists (select 1 from ${orderLineTable} l join product p on p.id = l.product_id
  where l.order_id = ${orderTable.id} and l.configuration_id = '' and p.is_warehouse and p.stock < l.quantity - (select coalesce(sum((c ->> 'quantity')::int), 0)
  from credit_note n, jsonb_array_elements(n.lines) c where n.order_id = l.order_id and n.source like 'pieces:%' and c ->> 'lineId' = l.id))`;

/** Ends expired holds of unpaid orders, and takes pieces out of the stock for paid orders that lack them. */
@Injectable()
export class HeldOrders implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly holds: StockHolds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('end_stock_holds', () => this.run());
  }

  /** Handles each order in its own transaction; several processes can run this at once. */
  async run(): Promise<void> {
    await this.forEach(isEnded, (tx, row) => this.holds.release(tx, row));
    await this.forEach(canBeSupplied, async (tx, row) => {
      if (await this.holds.take(tx, row)) await saveOrder(tx, row.id, { lacksPieces: false });
    });
  }

  /** For ops: unpaid orders that hold pieces, latest end of the hold first. */
  async list(): Promise<HeldOrder[]> {
    const { rows } = await this.db.execute<HeldOrder & Record<string, unknown>>(sql`
      select o.number, o.state, (select p.method from ${paymentTable} p where p.order_id = o.id order by p.created_at desc limit 1) as method, o.placed_at as "placedAt", o.held_until as "heldUntil",
        sum(l.quantity)::int as pieces, (o.totals -> 'total' -> 'includingVat' ->> 'amount')::int as amount, o.currency, o.locale, o.details -> 'contact' ->> 'email' as email
      from ${orderTable} o join ${orderLineTable} l on l.order_id = o.id and l.configuration_id = '' join product on product.id = l.product_id and product.is_warehouse
      where o.state in ('awaitingPayment', 'authorized') and not o.lacks_pieces group by o.id order by o.held_until desc nulls first, o.placed_at limit ${batch}`);
    return rows.map((row) => ({ ...row, placedAt: new Date(row.placedAt), heldUntil: row.heldUntil && new Date(row.heldUntil) }));
  }

  /** For ops: ends the hold of an order now. @returns undefined for an unknown number, false if the order holds nothing */
  async release(number: string): Promise<boolean | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await lockByNumber(tx, number);
      if (!row) return undefined;
      const isHeld = (row.state === 'awaitingPayment' || row.state === 'authorized') && !row.lacksPieces;
      if (isHeld) await this.holds.release(tx, row);
      return isHeld;
    });
  }

  private async forEach(which: SQL, work: (tx: Executor, row: OrderRow) => Promise<void>): Promise<void> {
    const found = await this.db.select({ id: orderTable.id }).from(orderTable).where(which).orderBy(orderTable.placedAt).limit(batch);
    for (const { id } of found) {
      await this.db.transaction(async (tx) => {
        // The order may be paid, cancelled or released meanwhile, so the condition is checked again on the locked row.
        const [row] = await tx
          .select()
          .from(orderTable)
          .where(and(eq(orderTable.id, id), which))
          .for('update', { skipLocked: true });
        if (row) await work(tx, row);
      });
    }
  }
}
