import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.module.js';
import { product, productCategory, productText } from '../catalogue.tables.js';
import { listing, listingEdition, listingPrice } from '../listing/listing.tables.js';

/**
 * A hash of what lists and searches are built from in these families, except what `indexPrices` updates.
 * @param families SQL with the codes
 */
export const indexedContent = async (db: Executor, families: SQL): Promise<string | null> => {
  const texts = sql`(select json_agg(json_build_array(t.locale, t.name, t.summary) order by t.locale) from ${productText} t where t.product_id = p.id)`;
  const categories = sql`(select json_agg(c.category_id order by c.category_id) from ${productCategory} c where c.product_id = p.id)`;
  const { rows } = await db.execute<{ hash: string | null }>(sql`
    select md5(string_agg(json_build_array(p.id, p.position, p.colour, p.colour_facts, p.facets, p.attributes, ${texts}, ${categories})::text, '' order by p.id)) as hash
    from ${product} p where p.is_on_sale and p.family in ${families}`);
  return rows[0]!.hash;
};

/** Updates what lists contain of families whose texts, filters and colours are unchanged: prices, popularity, day of the first sale and availability. */
export const indexPrices = async (tx: Executor, families: SQL): Promise<void> => {
  const isAvailable = sql`exists (select 1 from ${product} s where s.family = p.family and s.is_on_sale and (not s.is_warehouse or s.stock > 0))`;
  const prices = sql`coalesce(p.starting_price -> 'prices', p.prices)`;
  await tx.execute(sql`
    update ${listing} as shown set popularity = p.popularity, since = p.since, in_stock = ${isAvailable}, gross_eur = (${prices} ->> 'EUR')::int, gross_gbp = (${prices} ->> 'GBP')::int
    from ${product} p where p.id = shown.product_id and shown.family in ${families}`);
  await tx.execute(sql`delete from ${listingPrice} where family in ${families}`);
  await tx.execute(sql`
    insert into ${listingPrice} (family, currency, gross) select p.family, c.key, c.value::int
    from ${listing} as shown join ${product} p on p.id = shown.product_id cross join lateral jsonb_each_text(${prices}) c where shown.family in ${families}`);
  await tx.delete(listingEdition);
  await tx.insert(listingEdition).values({});
};

/** Locks the rows of lists in the order in which orders lock them, so that they cannot deadlock. */
export const lockListing = (tx: Executor, families?: SQL): Promise<unknown> =>
  tx.execute(sql`select from ${listing} ${families ? sql`where family in ${families}` : sql``} order by family for update`);
