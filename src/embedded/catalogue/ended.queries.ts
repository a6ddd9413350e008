import { sql } from 'drizzle-orm';
import type { Locale } from '../../contract/locales.js';
import type { Replacement } from '../../contract/product.js';
import type { Executor } from '../database/database.module.js';
import { product, productCategory, productText } from './catalogue.tables.js';
import { listing } from './listing/listing.tables.js';

/** Replacements that are followed until one is on sale. */
const maximumSteps = 10;

/**
 * The products on sale that replace products, by the id of the replaced one. Of a replacement that is not on sale, another colour is taken;
 * if the whole family ended, its own replacement.
 */
export const selectReplacements = async (db: Executor, locale: Locale, ids: readonly string[]): Promise<Map<string, Replacement>> => {
  const { rows } = await db.execute<Replacement & { origin: string }>(sql`
    with recursive chain as (
      select p.id as origin, p.replaced_by as sku, 1 as step from ${product} p
        where p.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)) and not p.is_on_sale and p.replaced_by is not null
      union all select chain.origin, p.replaced_by, chain.step + 1 from chain join ${product} p on p.sku = chain.sku
        where not p.is_on_sale and p.replaced_by is not null and chain.step < ${maximumSteps})
    select distinct on (chain.origin) chain.origin, p.id, t.name, t.slug, p.configuration is not null as "isConfigurable"
    from chain join ${product} named on named.sku = chain.sku join ${product} p on p.family = named.family and p.is_on_sale
      join ${productText} t on t.product_id = p.id and t.locale = ${locale}
    order by chain.origin, chain.step, p.id = named.id desc, p.position`);
  return new Map(rows.map(({ origin, ...replacement }) => [origin, replacement]));
};

/** A product that is not on sale, with what similar products have in common with it. */
export interface EndedRow {
  id: string;
  name: string;
  slug: string;
  slugs: Record<Locale, string>;
  mainCategory: string;
  categories: string[];
  /** Place of its family in lists, if other colours of it are on sale. */
  ordinal: number | null;
}

/** The product with this slug, if it is not on sale. */
export const selectEnded = async (db: Executor, locale: Locale, slug: string): Promise<EndedRow | undefined> => {
  const { rows } = await db.execute<EndedRow & Record<string, unknown>>(sql`
    select p.id, t.name, t.slug, p.main_category as "mainCategory",
      (select json_object_agg(every.locale, every.slug) from ${productText} every where every.product_id = p.id) as slugs,
      array(select c.category_id from ${productCategory} c where c.product_id = p.id union select p.main_category) as categories,
      (select l.ordinal from ${listing} l where l.family = p.family) as ordinal
    from ${product} p join ${productText} t on t.product_id = p.id where t.locale = ${locale} and t.slug = ${slug} and not p.is_on_sale and p.sample_of is null`);
  return rows[0];
};
