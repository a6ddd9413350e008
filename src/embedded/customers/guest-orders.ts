import { Inject, Injectable } from '@nestjs/common';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOwner, Identity, type Owner } from '../identity/identity.js';
import { OrderHistory } from '../orders/order-history.service.js';
import type { OrderRow } from '../orders/order.store.js';
import { orderEventTable, orderTable } from '../orders/orders.tables.js';
import { GuestDesigns } from './guest-designs.js';
import { signedIn } from './signed-in.js';

/** Placed orders of guests with an e-mail address; in the words of the index. */
const isOrderedWith = (email: string) => sql`owner like 'guest:%' and state <> 'open' and lower(details -> 'contact' ->> 'email') = ${email.toLowerCase()}`;

/**
 * Orders that somebody placed without signing in, with the confirmed address of a customer. Anybody can order with any address,
 * so the customer sees a summary, and decides on each order whether it is theirs.
 */
@Injectable()
export class GuestOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly history: OrderHistory,
    private readonly designs: GuestDesigns,
  ) {}

  /** Newest first; without those that the customer dismissed, and without cancelled ones. @throws Problem UNAUTHORIZED */
  async list(wanted: Given<'listGuestOrders'>, call: CallContext): Promise<OutputOf<'listGuestOrders'>> {
    const { id, email } = await signedIn(this.db, this.identity, call);
    return this.history.pageOf(and(isOrderedWith(email), ne(orderTable.state, 'cancelled'), sql`${orderTable.dismissedBy} is distinct from ${id}`), wanted);
  }

  /**
   * Gives an order, and what is made in it, to the customer whose confirmed address it was placed with. The guest who placed it
   * goes on seeing it; carts stay whose they are.
   * @throws Problem UNAUTHORIZED, NOT_FOUND
   */
  async claim({ id }: Given<'claimGuestOrder'>, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      const to = customerOwner(customer.id);
      const order = await this.lock(tx, id, customer.email);
      if (!order) return this.requireOwn(tx, id, to);
      await tx.update(orderTable).set({ owner: to, placedBy: order.owner, dismissedBy: null }).where(eq(orderTable.id, id));
      await this.note(tx, order, 'added to the account of its e-mail address');
      await this.designs.claim(tx, [id], to);
    });
  }

  /** Leaves an order out of the customer's list from now on; nothing else changes about it. @throws Problem UNAUTHORIZED, NOT_FOUND */
  async dismiss({ id }: Given<'dismissGuestOrder'>, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      const order = await this.lock(tx, id, customer.email);
      if (!order) throw new Problem('NOT_FOUND');
      if (order.dismissedBy === customer.id) return;
      await tx.update(orderTable).set({ dismissedBy: customer.id }).where(eq(orderTable.id, id));
      await this.note(tx, order, 'dismissed by the account of its e-mail address');
    });
  }

  private async lock(tx: Executor, id: string, email: string): Promise<OrderRow | undefined> {
    const named = and(eq(orderTable.id, id), isOrderedWith(email));
    return (await tx.select().from(orderTable).where(named).for('update'))[0];
  }

  /** A repeated claim finds the order in the account. */
  private async requireOwn(tx: Executor, id: string, owner: Owner): Promise<void> {
    const own = and(eq(orderTable.id, id), eq(orderTable.owner, owner), ne(orderTable.state, 'open'));
    if ((await tx.select({ id: orderTable.id }).from(orderTable).where(own)).length === 0) throw new Problem('NOT_FOUND');
  }

  private async note(tx: Executor, { id, state }: OrderRow, cause: string): Promise<void> {
    await tx.insert(orderEventTable).values({ orderId: id, from: state, to: state, cause });
  }
}
