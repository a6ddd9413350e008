import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { product } from '../catalogue/catalogue.tables.js';
import type { Owner } from '../identity/identity.js';
import { orderLineTable } from '../orders/orders.tables.js';
import { storageItemTable } from '../storage/storage.tables.js';
import { configurationTable } from './configuration.tables.js';

export type ConfigurationRow = typeof configurationTable.$inferSelect;
export type ProductRow = typeof product.$inferSelect;

export const findOwnConfiguration = async (tx: Executor, id: string, owner: Owner): Promise<ConfigurationRow | undefined> =>
  (
    await tx
      .select()
      .from(configurationTable)
      .where(and(eq(configurationTable.id, id), eq(configurationTable.owner, owner)))
  )[0];

export const findProduct = async (tx: Executor, id: string): Promise<ProductRow | undefined> =>
  (
    await tx
      .select()
      .from(product)
      .where(and(eq(product.id, id), product.isOnSale))
  )[0];

export const findProducts = (tx: Executor, ids: readonly string[]): Promise<ProductRow[]> =>
  tx
    .select()
    .from(product)
    .where(and(inArray(product.id, [...ids]), product.isOnSale));

/** Configurations with their products, in one query. Configurations whose product does not exist are left out. */
export const findWithProducts = (tx: Executor, ids: readonly string[]) =>
  tx
    .select({ row: configurationTable, product })
    .from(configurationTable)
    .innerJoin(product, eq(product.id, configurationTable.productId))
    .where(inArray(configurationTable.id, [...ids]));

/** As `findWithProducts`, but with null for a product that does not exist. */
export const findDesigns = (tx: Executor, ids: readonly string[]) =>
  tx
    .select({ row: configurationTable, product })
    .from(configurationTable)
    .leftJoin(product, eq(product.id, configurationTable.productId))
    .where(inArray(configurationTable.id, [...ids]));

/** Whether an order line references it, in a cart too. Such a configuration must not change. */
export const isInOrder = async (tx: Executor, id: string): Promise<boolean> =>
  (await tx.select({ id: orderLineTable.id }).from(orderLineTable).where(eq(orderLineTable.configurationId, id)).limit(1)).length > 0;

/** Whether a library item references it. Deleted items count, because they can be restored. */
export const isInLibrary = async (tx: Executor, id: string): Promise<boolean> =>
  (await tx.select({ id: storageItemTable.id }).from(storageItemTable).where(eq(storageItemTable.configurationId, id)).limit(1)).length > 0;

/** Whether another configuration of the owner has the same print preview. */
export const isPrinted = async (tx: Executor, preview: string, id: string): Promise<boolean> => {
  const own = tx.select({ owner: configurationTable.owner }).from(configurationTable).where(eq(configurationTable.id, id));
  const isShown = sql`${configurationTable.crop} ->> 'preview' = ${preview}`;
  const others = and(inArray(configurationTable.owner, own), ne(configurationTable.id, id), isShown);
  return (await tx.select({ id: configurationTable.id }).from(configurationTable).where(others).limit(1)).length > 0;
};

/** Inserts or updates a configuration. */
export const saveConfiguration = async (tx: Executor, facts: Omit<ConfigurationRow, 'createdAt' | 'updatedAt'>): Promise<ConfigurationRow> => {
  const changes = { quantity: facts.quantity, choices: facts.choices, crop: facts.crop, updatedAt: new Date() };
  const [row] = await tx.insert(configurationTable).values(facts).onConflictDoUpdate({ target: configurationTable.id, set: changes }).returning();
  return row!;
};
