import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { customerOwner } from '../identity/identity.js';
import { orderEventTable, orderTable } from '../orders/orders.tables.js';
import { GuestDesigns } from './guest-designs.js';

/** Orders that somebody placed without signing in, found again by the e-mail address they gave. */
@Injectable()
export class GuestOrders {
  constructor(private readonly designs: GuestDesigns) {}

  /**
   * Gives a customer the placed orders of guests with their address, which they have confirmed, and what is made in them.
   * The guest who placed one goes on seeing it; carts stay whose they are.
   */
  async claim(tx: Executor, customerId: string, confirmedEmail: string): Promise<void> {
    const to = customerOwner(customerId);
    // As the index has it, word for word.
    const isPlacedByGuest = sql`owner like 'guest:%' and state <> 'open' and lower(details -> 'contact' ->> 'email') = ${confirmedEmail.toLowerCase()}`;
    const claimed = await tx
      .update(orderTable)
      .set({ owner: to, placedBy: sql`${orderTable.owner}` })
      .where(isPlacedByGuest)
      .returning({ id: orderTable.id, state: orderTable.state });
    if (claimed.length === 0) return;
    await tx.insert(orderEventTable).values(claimed.map(({ id, state }) => ({ orderId: id, from: state, to: state, cause: 'claimed with its confirmed e-mail address' })));
    await this.designs.claim(
      tx,
      claimed.map(({ id }) => id),
      to,
    );
  }
}
