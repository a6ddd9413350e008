import { and, count, eq, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { isPrivateHost } from '../../config/private-host.js';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { networkOf } from '../limits/network.js';
import type { OrderRow } from './order.store.js';
import { orderTable } from './orders.tables.js';

/** Placed orders that may wait to be paid at once: a buyer's own, and all of the network they order from. Who buys on invoice owes the bank nothing and is not counted. */
const most = {
  guest: { own: 20, ofNetwork: 100 },
  customer: { own: 50, ofNetwork: 200 },
  business: { own: 100, ofNetwork: 500 },
} as const;
/** Seconds: by then some are paid, or were cancelled. */
const retryAfterSeconds = 3600;

const kindOf = ({ owner, details }: OrderRow): keyof typeof most => (owner.startsWith('guest:') ? 'guest' : details?.customerType === 'Business' ? 'business' : 'customer');

/** An address inside is this machine or a proxy that forwards nobody's: everybody would be one network, and a hundred unpaid orders close the shop. */
const networkFrom = (clientAddress: string): string | null => (isPrivateHost(clientAddress) ? null : hashOf(`unpaid ${networkOf(clientAddress)}`));

/**
 * Lets somebody place one more order that holds stock before it is paid.
 * @returns what its network is written down as; null where it says nothing: an address inside, or an integrator, who orders for many and is known by a key
 * @throws Problem UNPAID_ORDERS
 */
export const admitUnpaid = async (tx: Executor, row: OrderRow, { apiKey, clientAddress }: CallContext): Promise<string | null> => {
  const { own, ofNetwork } = most[kindOf(row)];
  const network = apiKey === undefined && clientAddress !== undefined ? networkFrom(clientAddress) : null;
  const unpaidOf = async (whose: SQL): Promise<number> => {
    const waiting = and(whose, eq(orderTable.state, 'awaitingPayment'));
    return (await tx.select({ orders: count() }).from(orderTable).where(waiting))[0]!.orders;
  };
  const isTooMany = (await unpaidOf(eq(orderTable.owner, row.owner))) >= own || (network !== null && (await unpaidOf(eq(orderTable.unpaidNetwork, network))) >= ofNetwork);
  if (isTooMany) throw new Problem('UNPAID_ORDERS', { retryAfterSeconds });
  return network;
};
