import { Inject, Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { customerOwner, Identity } from '../identity/identity.js';
import type { LineRow } from './order-lines.store.js';
import { type OrderRow, unpaidOf } from './order.store.js';
import { orderLineTable, orderTable } from './orders.tables.js';
import { SettledOrders } from './settled-orders.js';
import { placedLine } from './stored-line.js';

const linesOfAll = (db: Database, orders: readonly OrderRow[]): Promise<LineRow[]> => {
  const ids = orders.map(({ id }) => id);
  return db.select().from(orderLineTable).where(inArray(orderLineTable.orderId, ids)).orderBy(orderLineTable.position);
};

/** Lists of placed orders. */
@Injectable()
export class OrderHistory {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly settled: SettledOrders,
  ) {}

  /** The customer's placed orders, newest first. @throws Problem UNAUTHORIZED */
  async list(wanted: InputValue<'listOrders'>, call: CallContext): Promise<OutputOf<'listOrders'>> {
    return this.pageOf(and(eq(orderTable.owner, customerOwner(await this.identity.requireCustomer(call))), ne(orderTable.state, 'open')), wanted);
  }

  /** Placed orders that match a condition, newest first. */
  async pageOf(placed: SQL | undefined, { page, pageSize }: InputValue<'listOrders'>): Promise<OutputOf<'listOrders'>> {
    const [counted] = await this.db.select({ total: count() }).from(orderTable).where(placed);
    const rows = await this.db
      .select()
      .from(orderTable)
      .where(placed)
      .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return { items: await this.summarise(rows), total: counted!.total, page, pageSize };
  }

  /** The caller's unpaid orders; empty for a caller without session and cart token. */
  async listUnpaid(call: CallContext): Promise<OutputOf<'listUnpaidOrders'>> {
    const owner = await this.identity.ownerOf(call);
    return owner ? this.summarise(await unpaidOf(this.db, owner)) : [];
  }

  private async summarise(rows: readonly OrderRow[]): Promise<OutputOf<'listUnpaidOrders'>> {
    const byDatabase = [...Map.groupBy(rows, (row) => this.settled.databaseFor(row))];
    const lines = (await Promise.all(byDatabase.map(([db, own]) => linesOfAll(db, own)))).flat();
    return rows.map(({ id, number, state, currency, placedAt, totals }) => {
      const own = lines.filter((line) => line.orderId === id);
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
      return { id, number, state, currency, placedAt: placedAt!.toISOString(), total: totals!.total, pieces, names: own.map((line) => placedLine(line).name) };
    });
  }
}
