import { asc, sql } from 'drizzle-orm';
import { product } from '../catalogue/catalogue.tables.js';
import type { Executor } from '../database/database.module.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';
import { readStoredCatalogue } from './read-stored-catalogue.js';
import { listed } from './write-families.js';

/** A family of the stored catalogue, and the colour if an article number named it. */
export interface FoundFamily {
  family: ProductEntry;
  colour: string | undefined;
}

/** Code of the family in an article number: `WPN-ochre-01` and `wpn-ochre-01` -> `WPN`. */
export const codeIn = (name: string): string => name.split('-')[0]!.toUpperCase();

/** Families by their codes or the article numbers of their colours, by the name that was given; unknown names are left out. */
export const findFamilies = async (db: Executor, names: readonly string[]): Promise<Map<string, FoundFamily>> => {
  const families = new Map((await readStoredCatalogue(db, [...new Set(names.map(codeIn))])).products.map((family) => [family.code, family]));
  return new Map(
    names.flatMap((name): [string, FoundFamily][] => {
      const family = families.get(codeIn(name));
      if (!family) return [];
      if (name.toUpperCase() === family.code) return [[name, { family, colour: undefined }]];
      const variant = family.variants.find(({ colour }) => skuOf(family.code, colour).toLowerCase() === name.toLowerCase());
      return variant ? [[name, { family, colour: variant.colour }]] : [];
    }),
  );
};

/**
 * Families with the current stock of their colours, so that a product that returns on sale has the stock with which it went off sale. Locks the
 * products, in the order in which orders lock them.
 */
export const withCurrentStock = async (db: Executor, families: readonly ProductEntry[]): Promise<ProductEntry[]> => {
  const codes = listed(families.map(({ code }) => code));
  const rows = await db
    .select({ sku: product.sku, stock: product.stock })
    .from(product)
    .where(sql`${product.family} in ${codes} and ${product.isOnSale} and ${product.isWarehouse}`)
    .orderBy(asc(product.id))
    .for('no key update');
  const stocks = new Map(rows.map(({ sku, stock }) => [sku, stock]));
  return families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) => ({ ...variant, stock: stocks.get(skuOf(family.code, variant.colour)) ?? variant.stock })),
  }));
};
