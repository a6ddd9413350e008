import { Injectable } from '@nestjs/common';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import { maximumQuantity } from '../../contract/fields.js';
import { maximumLines, maximumSamples } from '../../contract/order.js';
import { product } from '../catalogue/catalogue.tables.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { SavedGoodsStore } from '../storage/saved-goods.js';
import { samplesAmong } from './sample-limits.js';
import type { LineRow } from './order-lines.store.js';
import { lockCart, openOrder, saveOrder } from './order.store.js';
import { orderLineTable, orderTable } from './orders.tables.js';

/** Ids of the products of lines that are samples. */
const samplesIn = async (tx: Executor, lines: readonly LineRow[]): Promise<Set<string>> => {
  if (lines.length === 0) return new Set();
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx.select({ id: product.id, sampleOf: product.sampleOf }).from(product).where(inArray(product.id, ids));
  const known = new Map(rows.map(({ id, sampleOf }) => [id, sampleOf]));
  return samplesAmong(lines, (id) => known.get(id));
};

/** Merges the cart of a guest into the cart of the account at sign-in. */
@Injectable()
export class CartMerge {
  constructor(private readonly shelf: SavedGoodsStore) {}

  /**
   * Moves the lines of one owner's cart into another's. Quantities of the same goods are added, except of samples; lines and samples beyond the maximum go to the library.
   * Details and delivery of the receiving cart are kept; if it has none, those of the other cart are used.
   */
  async merge(tx: Executor, from: Owner, to: Owner, call: CallContext): Promise<void> {
    const own = await lockCart(tx, from);
    if (!own) return;
    const { row: source, lines: moved } = own;
    const { row: target, lines: present } = await openOrder(tx, to, call.locale);
    const sameGoods = (line: LineRow) => present.find((one) => one.productId === line.productId && one.configurationId === line.configurationId);
    const samples = await samplesIn(tx, [...moved, ...present]);
    const others = moved.filter((line) => !sameGoods(line));
    const room = { lines: maximumLines - present.length, samples: maximumSamples - present.filter(({ productId }) => samples.has(productId)).length };
    const added = others.filter(({ productId }) => {
      const fits = room.lines > 0 && (!samples.has(productId) || room.samples > 0);
      if (fits) room.lines -= 1;
      if (fits && samples.has(productId)) room.samples -= 1;
      return fits;
    });
    await tx.execute(sql`update ${orderLineTable} as kept set quantity = least(case when kept.product_id in (select json_array_elements_text(${JSON.stringify([...samples])}::json)) then 1 else ${maximumQuantity}::int end, kept.quantity + more.quantity), room = coalesce(more.room, kept.room), seen = null
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
    await this.saveForLater(
      tx,
      to,
      others.filter((line) => !added.includes(line)),
    );
    await tx.delete(orderTable).where(eq(orderTable.id, source.id));
    const { details, vatCheck, shipping, country } = target.details ? target : source;
    await saveOrder(tx, target.id, { details, vatCheck, shipping, country });
  }

  /** If the library is full too, the remaining lines are discarded, so that the sign-in does not fail. */
  private async saveForLater(tx: Executor, owner: Owner, lines: readonly LineRow[]): Promise<void> {
    try {
      for (const line of lines) await this.shelf.put(tx, owner, { ...line, name: line.seen?.name ?? line.productId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}
