import { and, eq, exists, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { product } from '../catalogue/catalogue.tables.js';
import type { Owner } from '../identity/identity.js';
import { orderLineTable, orderTable } from '../orders/orders.tables.js';
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

/** Configurations with their products, one query for all. */
export const findWithProducts = (tx: Executor, ids: readonly string[]) =>
  tx
    .select({ row: configurationTable, product })
    .from(configurationTable)
    .innerJoin(product, eq(product.id, configurationTable.productId))
    .where(inArray(configurationTable.id, [...ids]));

/** Whether a placed order names it: what was ordered never changes. */
export const isOrdered = async (tx: Executor, id: string): Promise<boolean> => {
  const line = tx
    .select({ id: orderLineTable.id })
    .from(orderLineTable)
    .innerJoin(orderTable, and(eq(orderTable.id, orderLineTable.orderId), ne(orderTable.state, 'open')))
    .where(eq(orderLineTable.configurationId, id));
  return (
    (
      await tx
        .select({ id: configurationTable.id })
        .from(configurationTable)
        .where(and(eq(configurationTable.id, id), exists(line)))
    ).length > 0
  );
};

/** Writes a configuration, new or known. */
export const saveConfiguration = async (tx: Executor, facts: Omit<ConfigurationRow, 'createdAt' | 'updatedAt'>): Promise<ConfigurationRow> => {
  const changes = { quantity: facts.quantity, choices: facts.choices, crop: facts.crop, updatedAt: new Date() };
  const [row] = await tx.insert(configurationTable).values(facts).onConflictDoUpdate({ target: configurationTable.id, set: changes }).returning();
  return row!;
};
