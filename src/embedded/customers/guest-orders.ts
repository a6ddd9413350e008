import { Inject, Injectable } from '@nestjs/common';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOwner, Identity, type Owner } from '../identity/identity.js';
import { OrderHistory } from '../orders/order-history.service.js';
import { type OrderRow, recordEvent } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { GuestDesigns } from './guest-designs.js';
import { signedIn } from './signed-in.js';

/** Condition for placed guest orders with an e-mail address. It must match the expressions of the partial index. */
const isOrderedWith = (email: string) => sql`owner like 'guest:%' and state <> 'open' and lower(details -> 'contact' ->> 'email') = ${email.toLowerCase()}`;

/**
 * Orders that were placed without an account but with a customer's confirmed e-mail address. Anybody can order with any address,
 * so the customer sees a summary of each order and decides whether to claim it.
 */
@Injectable()
export class GuestOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly history: OrderHistory,
    private readonly designs: GuestDesigns,
  ) {}

  /** Newest first, without orders that were cancelled or that the customer dismissed. @throws Problem UNAUTHORIZED */
  async list(page: InputValue<'listGuestOrders'>, call: CallContext): Promise<OutputOf<'listGuestOrders'>> {
    const { id, email } = await signedIn(this.db, this.identity, call);
    return this.history.pageOf(and(isOrderedWith(email), ne(orderTable.state, 'cancelled'), sql`${orderTable.dismissedBy} is distinct from ${id}`), page);
  }

  /**
   * Transfers an order and its designs to the customer with the order's e-mail address. The guest who placed it can still see it,
   * and carts do not move. A repeated call has no effect.
   * @throws Problem UNAUTHORIZED, NOT_FOUND
   */
  async claim({ id }: InputValue<'claimGuestOrder'>, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      const to = customerOwner(customer.id);
      const order = await this.lock(tx, id, customer.email);
      if (!order) return this.requireOwn(tx, id, to);
      await tx.update(orderTable).set({ owner: to, placedBy: order.owner, dismissedBy: null }).where(eq(orderTable.id, id));
      await recordEvent(tx, order, 'added to the account of its e-mail address');
      await this.designs.claim(tx, [id], to);
    });
  }

  /** Removes an order from the customer's list of guest orders without other effects. @throws Problem UNAUTHORIZED, NOT_FOUND */
  async dismiss({ id }: InputValue<'dismissGuestOrder'>, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const customer = await signedIn(tx, this.identity, call);
      const order = await this.lock(tx, id, customer.email);
      if (!order) throw new Problem('NOT_FOUND');
      if (order.dismissedBy === customer.id) return;
      await tx.update(orderTable).set({ dismissedBy: customer.id }).where(eq(orderTable.id, id));
      await recordEvent(tx, order, 'dismissed by the account of its e-mail address');
    });
  }

  private async lock(tx: Executor, id: string, email: string): Promise<OrderRow | undefined> {
    const named = and(eq(orderTable.id, id), isOrderedWith(email));
    return (await tx.select().from(orderTable).where(named).for('update'))[0];
  }

  /** Lets a repeated claim succeed: the order is in the account already. @throws Problem NOT_FOUND when it is not */
  private async requireOwn(tx: Executor, id: string, owner: Owner): Promise<void> {
    const own = and(eq(orderTable.id, id), eq(orderTable.owner, owner), ne(orderTable.state, 'open'));
    if ((await tx.select({ id: orderTable.id }).from(orderTable).where(own)).length === 0) throw new Problem('NOT_FOUND');
  }
}
