import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.module.js';
import { category, product, productCategory } from '../catalogue.tables.js';
import type { ListingIndex } from '../../../listing/listing-index.js';
import { relatedFamilies, type RelatedTo } from '../../../listing/related-families.js';
import { listing } from './listing.tables.js';

const selectOwn = async (db: Executor, id: string): Promise<RelatedTo | undefined> => {
  const { rows } = await db.execute<RelatedTo & Record<string, unknown>>(sql`
    with own as (select array(select o.category_id from ${productCategory} o where o.product_id = ${id}) as categories)
    select (select l.ordinal from ${listing} l where l.family = p.family) as ordinal, own.categories, array(select c.id from ${category} c where c.completes ?| own.categories) as completing
    from ${product} p, own where p.id = ${id}`);
  return rows[0];
};

/** Ordinals of the families to show beside a product; empty for an unknown one. */
export const selectRelated = async (db: Executor, index: ListingIndex, id: string, limit: number): Promise<number[]> => {
  const own = await selectOwn(db, id);
  return own ? relatedFamilies(index, own, limit) : [];
};
