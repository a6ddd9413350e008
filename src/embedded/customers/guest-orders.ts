import { Injectable } from '@nestjs/common';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { configurationTable } from '../configuration/configuration.tables.js';
import type { Executor } from '../database/database.module.js';
import { customerOwner, type Owner } from '../identity/identity.js';
import { orderEventTable, orderLineTable, orderTable } from '../orders/orders.tables.js';
import { StorageService } from '../storage/storage.service.js';
import { uploadOfPreview } from '../uploads/uploads.service.js';

type Design = Pick<typeof configurationTable.$inferSelect, 'id' | 'choices' | 'crop'>;

/** Whatever in a design may name an upload; a choice that names none finds none. */
const uploadsIn = ({ choices, crop }: Design): string[] => [
  ...Object.values(choices).filter((choice): choice is string => typeof choice === 'string' && choice !== ''),
  ...(crop ? [crop.uploadId, uploadOfPreview(crop.preview)] : []),
];

/** Orders that somebody placed without signing in, found again by the e-mail address they gave. */
@Injectable()
export class GuestOrders {
  constructor(private readonly storage: StorageService) {}

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
    const orderIds = claimed.map(({ id }) => id);
    const designs = await this.takeDesigns(tx, orderIds, to);
    if (designs.length) await this.storage.handOver(tx, { uploadIds: designs.flatMap(uploadsIn), configurationIds: designs.map(({ id }) => id) }, to);
  }

  /** What a guest has in the cart again stays theirs. */
  private takeDesigns(tx: Executor, orderIds: readonly string[], to: Owner): Promise<Design[]> {
    const ordered = tx
      .select({ id: orderLineTable.configurationId })
      .from(orderLineTable)
      .where(inArray(orderLineTable.orderId, [...orderIds]));
    const inCart = tx
      .select({ one: sql`1` })
      .from(orderLineTable)
      .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
      .where(and(eq(orderLineTable.configurationId, configurationTable.id), eq(orderTable.state, 'open')));
    return tx
      .update(configurationTable)
      .set({ owner: to })
      .where(and(inArray(configurationTable.id, ordered), sql`${configurationTable.owner} like 'guest:%'`, notExists(inCart)))
      .returning({ id: configurationTable.id, choices: configurationTable.choices, crop: configurationTable.crop });
  }
}
