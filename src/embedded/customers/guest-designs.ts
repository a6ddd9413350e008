import { Injectable } from '@nestjs/common';
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { product } from '../catalogue/catalogue.tables.js';
import { configurationTable } from '../configuration/configuration.tables.js';
import { type Design, ownFilesOf } from '../configuration/design-files.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { orderLineTable, orderTable } from '../orders/orders.tables.js';
import { StorageService } from '../storage/storage.service.js';
import { storageItemTable } from '../storage/storage.tables.js';
import { UploadsService } from '../uploads/uploads.service.js';

const idOf = ({ row }: Design): string => row.id;

/** Moves designs of guests and their files to the account that claims the orders. */
@Injectable()
export class GuestDesigns {
  constructor(
    private readonly storage: StorageService,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Transfers the designs of claimed orders, with their files, to a customer. Only designs of the guest who placed the order move. A design
   * stays with the guest when it is in the guest's cart, or when its files are in another design of the cart or library; the account
   * can then reorder it as a copy.
   */
  async claim(tx: Executor, orderIds: readonly string[], to: Owner): Promise<void> {
    const ordered = await this.orderedIn(tx, orderIds);
    if (ordered.length === 0) return;
    const guests = [...new Set(ordered.map(({ row }) => row.owner))];
    const inUse = await this.inUseBy(tx, guests);
    const files = await ownFilesOf(tx, this.uploads, [...ordered, ...inUse.map(({ design }) => design)]);
    const orderedIds = new Set(ordered.map(idOf));
    const retained = inUse.filter(({ design, isInCart }) => isInCart || !orderedIds.has(design.row.id)).map(({ design }) => design.row.id);
    const retainedIds = new Set([...retained, ...retained.flatMap((id) => files.get(id)!.map((file) => file.id))]);
    const moved = ordered.map(idOf).filter((id) => !retainedIds.has(id) && files.get(id)!.every((file) => !retainedIds.has(file.id)));
    if (moved.length === 0) return;
    await tx.update(configurationTable).set({ owner: to }).where(inArray(configurationTable.id, moved));
    await this.storage.transferItems(tx, { uploadIds: moved.flatMap((id) => files.get(id)!.map((file) => file.id)), configurationIds: moved, guests }, to);
  }

  /** Selects and locks the designs in orders that belong to the guest who placed the order. */
  private orderedIn(tx: Executor, orderIds: readonly string[]): Promise<Design[]> {
    const isOrdered = tx
      .select({ one: sql`1` })
      .from(orderLineTable)
      .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
      .where(and(eq(orderLineTable.configurationId, configurationTable.id), inArray(orderTable.id, [...orderIds]), eq(orderTable.placedBy, configurationTable.owner)));
    return tx
      .select({ row: configurationTable, product })
      .from(configurationTable)
      .leftJoin(product, eq(product.id, configurationTable.productId))
      .where(exists(isOrdered))
      .for('update', { of: configurationTable });
  }

  /** Designs that guests have in their carts and libraries. */
  private async inUseBy(tx: Executor, guests: readonly Owner[]): Promise<{ design: Design; isInCart: boolean }[]> {
    const inCart = tx
      .select({ one: sql`1` })
      .from(orderLineTable)
      .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
      .where(and(eq(orderLineTable.configurationId, configurationTable.id), eq(orderTable.state, 'open')));
    const inLibrary = tx.select({ one: sql`1` }).from(storageItemTable).where(eq(storageItemTable.configurationId, configurationTable.id));
    const rows = await tx
      .select({ row: configurationTable, product, isInCart: sql<boolean>`${exists(inCart)}` })
      .from(configurationTable)
      .leftJoin(product, eq(product.id, configurationTable.productId))
      .where(and(inArray(configurationTable.owner, [...guests]), or(exists(inCart), exists(inLibrary))));
    return rows.map(({ isInCart, ...design }) => ({ design, isInCart }));
  }
}
