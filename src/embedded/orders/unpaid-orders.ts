import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { publicNetworkOf } from '../limits/network.js';
import { lockBuyer } from './hold-standing.js';
import { isIn, type OrderRow } from './order.store.js';
import { orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';

/** Placed orders that may wait to be paid at once: a buyer's own, and all of the network they order from. Those on account count until their invoice is paid, or, of a network, until they are made. */
const most = {
  guest: { own: 20, ofNetwork: 100 },
  customer: { own: 50, ofNetwork: 200 },
  business: { own: 100, ofNetwork: 500 },
} as const;
/** As the index has it: nobody has paid the order's invoice. */
const isOnAccount = sql`exists (select 1 from ${paymentTable} where ${paymentTable.orderId} = ${orderTable.id} and ${paymentTable.method} = 'invoice' and ${paymentTable.status} = 'authorized')`;
/** Seconds: by then some are paid, or were cancelled. */
const retryAfterSeconds = 3600;

const kindOf = ({ owner, details }: OrderRow): keyof typeof most => (owner.startsWith('guest:') ? 'guest' : details?.customerType === 'Business' ? 'business' : 'customer');

/**
 * Lets somebody place one more order before it is paid, and locks the buyer until the transaction ends.
 * @returns what its network is written down as; null without a public address, and for an integrator, who orders for many and is identified by a key
 * @throws Problem UNPAID_ORDERS
 */
export const admitUnpaid = async (tx: Executor, row: OrderRow, { apiKey, clientAddress }: CallContext): Promise<string | null> => {
  const { own, ofNetwork } = most[kindOf(row)];
  const known = apiKey === undefined ? publicNetworkOf(clientAddress) : undefined;
  const network = known === undefined ? null : hashOf(`unpaid ${known}`);
  await lockBuyer(tx, { ...row, unpaidNetwork: network });
  // One statement of two counts, so that each goes by its own index.
  const isFull = (unpaid: SQL, bound: number) => sql`(select count(*) from ${orderTable} where ${unpaid}) >= ${bound}`;
  const isOwn = sql`${orderTable.owner} = ${row.owner} and (${isIn('awaitingPayment')} or ${isOnAccount})`;
  const isOfNetwork = sql`${orderTable.unpaidNetwork} = ${network}`;
  const bounds = [isFull(isOwn, own), ...(network === null ? [] : [isFull(isOfNetwork, ofNetwork)])];
  const { rows } = await tx.execute<{ is_full: boolean }>(sql`select ${sql.join(bounds, sql` or `)} as is_full`);
  if (rows[0]!.is_full) throw new Problem('UNPAID_ORDERS', { retryAfterSeconds });
  return network;
};
