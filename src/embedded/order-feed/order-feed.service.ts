import { Inject, Injectable } from '@nestjs/common';
import { and, asc, sql } from 'drizzle-orm';
import type { InputValue } from '../../common/operation.decorators.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { isWanted, pageOfChanges, positionOf } from '../database/changes.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { orderTable } from '../orders/orders.tables.js';
import { placedOrdersOf } from './placed-orders.js';

const { id, updatedAt } = orderTable;

/** Placed orders of all buyers by their last change, for integrators. */
@Injectable()
export class OrderFeed {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** The earliest change first. An order that changes again moves to the end. */
  list(wanted: InputValue<'listChangedOrders'>): Promise<OutputOf<'listChangedOrders'>> {
    return this.db.transaction(
      async (tx) => {
        const found = await tx
          .select({ id, at: positionOf(updatedAt), row: orderTable })
          .from(orderTable)
          .where(and(sql`state <> 'open'`, isWanted(wanted, updatedAt, id)))
          .orderBy(asc(updatedAt), asc(id))
          .limit(wanted.limit + 1);
        const { page, next, hasMore } = pageOfChanges(found, wanted);
        const rows = page.map(({ row }) => row);
        return { items: await placedOrdersOf(tx, rows), next, hasMore };
      },
      // One snapshot, so that the state of an order agrees with its history and documents.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}
