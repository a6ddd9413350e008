import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../contract/locales.js';
import type { Executor } from '../database/database.module.js';
import { cardFields, textsIn } from './catalogue.queries.js';
import { category, product, productCategory, productText } from './catalogue.tables.js';
import { listing, listingTag } from './listing.tables.js';

/** The cards of products by id, and of families by code (their first colour). */
export const selectCardsById = (db: Executor, locale: Locale, ids: readonly string[], families: readonly string[]) =>
  db
    .select({ ...cardFields(locale), position: product.position })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(and(product.isOnSale, or(inArray(product.id, [...ids]), and(inArray(product.family, [...families]), eq(product.position, 0)))));

/** The tags of some categories; `o` is the product they are seen from. */
const tagsWhere = (condition: SQL) =>
  sql`(select coalesce(array_agg(g.id), '{}') from own o cross join ${listingTag} g join ${category} c on c.id = g.value where g.facet = 'category' and ${condition})`;

/**
 * Ids of the families that go with a product, the most chosen of each bond in turn: what completes it, others of its
 * categories, and what is chosen most. From the index of lists: no bond reads more than it gives.
 */
export const selectRelated = async (db: Executor, id: string, limit: number): Promise<string[]> => {
  const bound = (bond: number, condition: SQL) => sql`(
    select l.product_id, l.popularity, ${bond}::int as bond from ${listing} l, own where l.family <> own.family and ${condition}
    order by l.popularity desc, l.product_id limit ${limit * 2})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as (
      select p.family, array(select o.category_id from ${productCategory} o where o.product_id = p.id) as categories from ${product} p where p.id = ${id}
    ), bound as (
      ${bound(1, sql`l.tags && ${tagsWhere(sql`c.completes ?| o.categories`)}`)}
      union all ${bound(2, sql`l.tags && ${tagsWhere(sql`c.id = any(o.categories)`)}`)}
      union all ${bound(3, sql`true`)}
    ), nearest as (select distinct on (product_id) * from bound order by product_id, bond)
    select product_id as id from nearest order by row_number() over (partition by bond order by popularity desc, product_id), bond limit ${limit}`);
  return rows.map(({ id: related }) => related);
};
