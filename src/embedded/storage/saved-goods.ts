import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { maximumQuantity } from '../../contract/fields.js';
import type { Room } from '../../contract/room.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { closeGap, itemsOf, lockLibrary } from './positions.js';
import { StorageGoods } from './storage-goods.js';
import { insertItem, requireItem } from './storage.store.js';
import { storageItemTable } from './storage.tables.js';

/** A product as in a cart line. */
export interface SavedGoods {
  productId: string;
  /** Empty: the product without configuration. */
  configurationId: string;
  quantity: number;
  room: Room | null;
}

/** Cart lines that are saved for later, as items of kind `later`. */
@Injectable()
export class SavedGoodsStore {
  constructor(private readonly goods: StorageGoods) {}

  /** Saves a product for later, or adds its quantity to an existing item of the same product. @throws Problem VALIDATION when the owner has the maximum number of items */
  async put(tx: Executor, owner: Owner, { name, productId, configurationId, quantity, room }: SavedGoods & { name: string }): Promise<void> {
    await lockLibrary(tx, owner);
    const { kind, ...table } = storageItemTable;
    const same = and(
      eq(table.owner, owner),
      eq(kind, 'later'),
      isNull(table.deletedAt),
      eq(table.productId, productId),
      configurationId ? eq(table.configurationId, configurationId) : isNull(table.configurationId),
    );
    const more = { quantity: sql`least(${maximumQuantity}, ${table.quantity} + ${quantity})`, ...(room && { room }), updatedAt: new Date() };
    const known = await tx.update(storageItemTable).set(more).where(same).returning({ id: table.id });
    if (!known.length) await insertItem(tx, owner, { kind: 'later', name, productId, configurationId: configurationId || null, quantity, room });
  }

  /** Returns the product of an item for the cart. An item that was saved for later is deleted, a design stays. @throws Problem NOT_FOUND, also for an item without product */
  async take(tx: Executor, owner: Owner, id: string, locale: Locale): Promise<SavedGoods> {
    await lockLibrary(tx, owner);
    const item = await requireItem(tx, owner, id);
    const { position, quantity, room } = item;
    const configurationId = item.configurationId ?? '';
    const product = await this.goods.require(tx, owner, { configurationId, productId: item.productId ?? undefined }, locale);
    if (position === null || !product) throw new Problem('NOT_FOUND');
    if (item.kind === 'later') {
      await closeGap(tx, itemsOf(owner), position);
      await tx.delete(storageItemTable).where(eq(storageItemTable.id, id));
    }
    return { productId: product.id, configurationId, quantity: quantity ?? 1, room };
  }
}
