import { Injectable } from '@nestjs/common';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { maximumLines } from '../../contract/order.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { linesOf, lockOpen, openOrder, saveOrder } from './order.store.js';
import { maximumQuantity } from './orders.service.js';
import { orderLineTable, orderTable } from './orders.tables.js';

/** What a guest put in the cart before signing in. */
@Injectable()
export class CartMerge {
  /**
   * Moves the lines of one owner's cart into another's: the same goods add up, what would be too much stays out.
   * Details and delivery of the receiving cart count, else those of the other come along.
   */
  async merge(tx: Executor, from: Owner, to: Owner, call: CallContext): Promise<void> {
    const source = await lockOpen(tx, from);
    if (!source) return;
    const target = await openOrder(tx, to, call.locale);
    const [moved, present] = [await linesOf(tx, source.id), await linesOf(tx, target.id)];
    const sameGoods = (line: (typeof moved)[number]) => present.find((one) => one.productId === line.productId && one.configurationId === line.configurationId);
    const added = moved.filter((line) => !sameGoods(line)).slice(0, Math.max(0, maximumLines - present.length));
    await tx.execute(sql`update ${orderLineTable} as kept set quantity = least(${maximumQuantity}, kept.quantity + more.quantity), room = coalesce(more.room, kept.room)
      from ${orderLineTable} as more
      where kept.order_id = ${target.id} and more.order_id = ${source.id} and kept.product_id = more.product_id and kept.configuration_id = more.configuration_id`);
    if (added.length) {
      await tx
        .update(orderLineTable)
        .set({ orderId: target.id })
        .where(
          inArray(
            orderLineTable.id,
            added.map(({ id }) => id),
          ),
        );
    }
    await tx.delete(orderTable).where(eq(orderTable.id, source.id));
    const { details, vatCheck, shipping, country } = target.details ? target : source;
    await saveOrder(tx, target.id, { details, vatCheck, shipping, country });
  }
}
