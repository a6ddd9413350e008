import { sql } from 'drizzle-orm';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Executor } from '../../database/database.module.js';
import type { Texts } from '../catalogue.types.js';
import { type ListingIndex, type Order, orderTable } from '../../../listing/listing-index.js';
import { familiesOf, type Tag } from '../../../listing/families.js';
import { selectCategories } from './listing-categories.js';
import { listing, listingEdition, listingTag } from './listing.tables.js';
import { readNumbers, sendNumbers } from './numbers.js';
import { TagCounts } from '../../../listing/tag-counts.js';

interface Columns extends Record<Order, Buffer | null> {
  product_ids: string[] | null;
  gross_eur: Buffer | null;
  gross_gbp: Buffer | null;
  in_stock: Buffer | null;
}

const selectColumns = async (tx: Executor): Promise<Columns> => {
  const orders = Object.entries(orderTable).map(([name, order]) => sql`${sendNumbers('ordinal', order)} as ${sql.identifier(name)}`);
  const { rows } = await tx.execute<Columns & Record<string, unknown>>(sql`
    select json_agg(product_id order by ordinal) as product_ids, ${sendNumbers('gross_eur')} as gross_eur, ${sendNumbers('gross_gbp')} as gross_gbp,
      ${sendNumbers('ordinal')} filter (where in_stock) as in_stock, ${sql.join(orders, sql`, `)} from ${listing}`);
  return rows[0]!;
};

const selectTags = async (tx: Executor): Promise<Tag[]> => {
  const { rows } = await tx.execute<{ facet: Tag['facet']; value: string; label: Texts; position: number; families: Buffer }>(sql`
    select g.facet, g.value, g.label, g.position, t.families from ${listingTag} g join (
      select tag, ${sendNumbers('ordinal')} as families from ${listing} cross join unnest(tags) as tag group by tag
    ) t on t.tag = g.id order by g.id`);
  return rows.map((row) => ({ ...row, families: familiesOf(readNumbers(row.families)) }));
};

/** Loads the index of all families on sale. @param tx a transaction with one snapshot (repeatable read), so that all tables belong to one rebuild */
export const loadListing = async (tx: Executor): Promise<ListingIndex> => {
  const [edition] = await tx.select().from(listingEdition);
  const { product_ids: productIds, gross_eur: EUR, gross_gbp: GBP, in_stock: inStock, ...orders } = await selectColumns(tx);
  const everything = new TypedFastBitSet();
  everything.addRange(0, productIds?.length ?? 0);
  everything.trim();
  const tags = await selectTags(tx);
  return {
    edition: edition?.id ?? null,
    productIds: productIds ?? [],
    everything,
    gross: { EUR: readNumbers(EUR), GBP: readNumbers(GBP) },
    inStock: familiesOf(readNumbers(inStock)),
    tags,
    tagCounts: new TagCounts(tags, everything),
    categories: await selectCategories(tx),
    orders: Object.fromEntries(Object.entries(orders).map(([name, sent]) => [name, readNumbers(sent)])) as Record<Order, Int32Array>,
  };
};
