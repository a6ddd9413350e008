import { Injectable } from '@nestjs/common';
import { inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import type { Locale } from '../../contract/locales.js';
import type { Executor } from '../database/database.module.js';
import { currentSeenLine } from './order-changes.js';
import { CartReader, knownGoods } from './cart-reader.js';
import type { OrderView } from './order.presenter.js';
import type { LockedCart } from './order.store.js';
import { OrdersService } from './orders.service.js';
import { orderLineTable } from './orders.tables.js';

/** Acknowledges changes of a cart, such as new prices, that the shopper was shown. */
@Injectable()
export class CartChanges {
  constructor(
    private readonly orders: OrdersService,
    private readonly carts: CartReader,
  ) {}

  /** Marks every line as seen in its current state, and deletes lines whose product or configuration no longer exists. */
  acknowledge(call: CallContext): Promise<OrderView> {
    return this.orders.change(call, async (tx, cart) => {
      await this.saveSeen(tx, cart, call.locale);
      return {};
    });
  }

  private async saveSeen(tx: Executor, { row, lines }: LockedCart, locale: Locale): Promise<void> {
    const goods = await this.carts.goodsOf(tx, lines, locale);
    const known = lines.map((line) => ({ line, goods: knownGoods(goods, line) }));
    const unknown = known.flatMap((one) => (one.goods ? [] : one.line.id));
    if (unknown.length) await tx.delete(orderLineTable).where(inArray(orderLineTable.id, unknown));
    const seen = Object.fromEntries(known.flatMap((one) => (one.goods ? [[one.line.id, currentSeenLine(one.goods)]] : [])));
    await tx.execute(sql`update ${orderLineTable} set seen = now.value
      from jsonb_each(${JSON.stringify(seen)}::jsonb) as now where ${orderLineTable.orderId} = ${row.id} and ${orderLineTable.id} = now.key`);
  }
}
