import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { publicNetworkOf } from '../limits/network.js';
import { lockBuyer } from './held-stock.js';
import { hasState, type OrderRow } from './order.store.js';
import { orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';

/**
 * Maximum number of unpaid orders at a time, of one buyer and of one network. An order on account counts for its buyer until
 * the invoice is paid, and for its network until the order is paid, produced, shipped or cancelled.
 */
const maxUnpaid = {
  guest: { own: 20, ofNetwork: 100 },
  customer: { own: 50, ofNetwork: 200 },
  business: { own: 100, ofNetwork: 500 },
} as const;
/** Same condition as the index `payment_on_account`: an order on account whose invoice is not paid. */
const isOnAccount = sql`exists (select 1 from ${paymentTable} where ${paymentTable.orderId} = ${orderTable.id} and ${paymentTable.method} = 'invoice' and ${paymentTable.status} = 'authorized')`;
/** Suggested time of the next attempt: by then some of the orders are paid or cancelled. */
const retryAfterSeconds = 3600;

const kindOf = ({ owner, details }: OrderRow): keyof typeof maxUnpaid => (owner.startsWith('guest:') ? 'guest' : details?.customerType === 'Business' ? 'business' : 'customer');

/**
 * Checks that the buyer may place one more unpaid order, and locks the buyer until the transaction ends.
 * @returns hash of the buyer's network; null without public address, and for integrators, who order for many buyers
 * @throws Problem UNPAID_ORDERS
 */
export const requireUnpaidLimit = async (tx: Executor, row: OrderRow, { apiKey, clientAddress }: CallContext): Promise<string | null> => {
  const { own, ofNetwork } = maxUnpaid[kindOf(row)];
  const known = apiKey === undefined ? publicNetworkOf(clientAddress) : undefined;
  const network = known === undefined ? null : hashOf(`unpaid ${known}`);
  await lockBuyer(tx, { ...row, unpaidNetwork: network });
  // One statement with two counts, so that each uses its own index.
  const isFull = (unpaid: SQL, bound: number) => sql`(select count(*) from ${orderTable} where ${unpaid}) >= ${bound}`;
  const isOwn = sql`${orderTable.owner} = ${row.owner} and (${hasState('awaitingPayment')} or ${isOnAccount})`;
  const isOfNetwork = sql`${orderTable.unpaidNetwork} = ${network}`;
  const bounds = [isFull(isOwn, own), ...(network === null ? [] : [isFull(isOfNetwork, ofNetwork)])];
  const { rows } = await tx.execute<{ is_full: boolean }>(sql`select ${sql.join(bounds, sql` or `)} as is_full`);
  if (rows[0]!.is_full) throw new Problem('UNPAID_ORDERS', { retryAfterSeconds });
  return network;
};
