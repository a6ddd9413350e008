import { sql } from 'drizzle-orm';
import type { HeldProduct } from '../../domain/stock-hold.js';
import { customerTable } from '../customers/customers.tables.js';
import { product } from '../catalogue/catalogue.tables.js';
import type { Pieces } from '../catalogue/stock.js';
import type { Executor } from '../database/database.module.js';
import { executeDeferred } from '../database/prepared.js';
import { customerOf } from '../identity/identity.js';
import type { OrderRow } from './order.store.js';
import { orderLineTable, orderTable } from './orders.tables.js';

/** An order that may hold pieces. `unpaidNetwork`: hash of the network from which it was placed. */
export type HoldingOrder = Pick<OrderRow, 'id' | 'owner' | 'currency' | 'details' | 'unpaidNetwork'>;

/** What other unpaid orders hold. Amounts in minor units. */
export interface HeldStock {
  /** Whether ops allow the customer to buy on account. */
  isAllowed: boolean;
  ownAmount: number;
  /** Warehouse products of the order. `left`: pieces in stock. */
  products: (Pick<HeldProduct, 'left' | 'own' | 'all'> & { productId: string })[];
}

const emailOf = ({ details }: HoldingOrder): string => details?.contact.email.toLowerCase() ?? '';

/** Serialises the placing of orders by one buyer until the transaction ends, so that each order counts the others. */
export const lockBuyer = async (tx: Executor, order: HoldingOrder): Promise<void> => {
  const keys = [order.owner, emailOf(order), order.unpaidNetwork].filter(Boolean).map((key) => `unpaid ${key}`);
  await executeDeferred(tx, sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from json_array_elements_text(${JSON.stringify(keys.toSorted())}::json) key`);
};

/**
 * Returns what other unpaid orders hold. A buyer is identified by owner, e-mail address and network. The products must be
 * locked (`lockStockWithNext`), so that no other order changes the result before the transaction ends.
 */
export const heldStockOf = async (tx: Executor, order: HoldingOrder, pieces: readonly Pieces[]): Promise<HeldStock> => {
  const ids = sql.join(
    pieces.map(({ productId }) => sql`${productId}`),
    sql`, `,
  );
  const isOwn = sql`coalesce(o.owner = ${order.owner} or lower(o.details -> 'contact' ->> 'email') = ${emailOf(order)} or o.unpaid_network = ${order.unpaidNetwork}::text, false)`;
  const { rows } = await tx.execute<HeldStock & Record<string, unknown>>(sql`
    with held as (select o.id, ${isOwn} as is_own from ${orderTable} o where o.held_until is not null and o.id <> ${order.id}),
    goods as (select l.product_id, held.is_own, sum(l.quantity) as pieces,
      sum(case when held.is_own then (l.snapshot -> 'total' -> 'includingVat' ->> 'amount')::float8 end) as amount
      from held join ${orderLineTable} l on l.order_id = held.id and l.configuration_id = '' group by 1, 2),
    taken as (select product_id, sum(pieces) filter (where is_own) as own, sum(pieces) as every from goods group by 1)
    select exists (select 1 from ${customerTable} where id = ${customerOf(order.owner) ?? null}::text and on_account_limit > 0) as "isAllowed",
      (select coalesce(sum(amount), 0) from goods) as "ownAmount",
      (select coalesce(json_agg(json_build_object('productId', p.id, 'left', p.stock, 'own', coalesce(t.own, 0), 'all', coalesce(t.every, 0))), '[]')
        from ${product} p left join taken t on t.product_id = p.id where p.is_warehouse and p.id in (${ids})) as products`);
  return rows[0]!;
};
