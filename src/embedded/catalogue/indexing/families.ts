import { asc, eq, gt, inArray, and, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.module.js';
import { category, product, productCategory, productText } from '../catalogue.tables.js';
import type { CategoryTree } from '../../../listing/family-tags.js';
import type { StoredColour } from '../catalogue.types.js';

/** Families per batch. */
const batchSize = 500;

const coloursOf = sql<{ id: string; facts: StoredColour; isAvailable: boolean }[]>`(
  select json_agg(json_build_object('id', s.colour, 'facts', s.colour_facts, 'isAvailable', not s.is_warehouse or s.stock > 0) order by s.position)
  from ${product} s where s.family = ${product}.family and s.is_on_sale
)`;
const categoriesOf = sql<string[]>`(select coalesce(json_agg(c.category_id), '[]') from ${productCategory} c where c.product_id = ${product}.id)`;

const selectFamilies = (db: Executor, after: string) =>
  db
    .select({
      family: product.family,
      productId: product.id,
      popularity: product.popularity,
      since: product.since,
      prices: product.prices,
      startingPrice: product.startingPrice,
      attributes: product.attributes,
      facets: product.facets,
      colours: coloursOf,
      categories: categoriesOf,
    })
    .from(product)
    .where(and(eq(product.position, 0), product.isOnSale, gt(product.family, after)))
    .orderBy(asc(product.family))
    .limit(batchSize);
export type FamilyRow = Awaited<ReturnType<typeof selectFamilies>>[number];

const selectTexts = (db: Executor, ids: readonly string[]) =>
  db
    .select({ productId: productText.productId, locale: productText.locale, name: productText.name, summary: productText.summary })
    .from(productText)
    .where(inArray(productText.productId, [...ids]));
export type TextRow = Awaited<ReturnType<typeof selectTexts>>[number];

/** Yields all families on sale in batches, with the texts of their first colours. */
export async function* familiesOnSale(db: Executor): AsyncGenerator<{ family: FamilyRow; texts: TextRow[] }[]> {
  for (let after = ''; ; ) {
    const families = await selectFamilies(db, after);
    if (families.length === 0) return;
    const texts = await selectTexts(
      db,
      families.map(({ productId }) => productId),
    );
    const byProduct = Map.groupBy(texts, ({ productId }) => productId);
    yield families.map((family) => ({ family, texts: byProduct.get(family.productId) ?? [] }));
    after = families.at(-1)!.family;
  }
}

export const readCategories = async (db: Executor): Promise<CategoryTree> => new Map((await db.select().from(category)).map((row) => [row.id, row]));
