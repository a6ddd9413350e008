import { sql } from 'drizzle-orm';
import { TypedFastBitSet } from 'typedfastbitset';
import { currencies, type Currency, type Locale, locales } from '../../../contract/locales.js';
import type { Executor } from '../../database/database.module.js';
import type { Texts } from '../catalogue.types.js';
import { type ListingIndex, type Order, orderTable, type PriceList, priceOrderTable } from '../../../listing/listing-index.js';
import { type Families, familiesOf, type Tag } from '../../../listing/families.js';
import { selectCategories } from './listing-categories.js';
import { listing, listingEdition, listingName, listingPrice, listingTag } from './listing.tables.js';
import { readNumbers, sendNumbers } from './numbers.js';
import { TagCounts } from '../../../listing/tag-counts.js';

interface Columns extends Record<Order, Buffer | null> {
  product_ids: string[] | null;
  in_stock: Buffer | null;
}

/** One column for each sort order: the ordinals in that order. */
const sortedBy = (orders: Record<string, string>) =>
  sql.join(
    Object.entries(orders).map(([name, order]) => sql`${sendNumbers('ordinal', order)} as ${sql.identifier(name)}`),
    sql`, `,
  );

const selectColumns = async (tx: Executor): Promise<Columns> => {
  const { rows } = await tx.execute<Columns & Record<string, unknown>>(sql`
    select json_agg(product_id order by ordinal) as product_ids, ${sendNumbers('ordinal')} filter (where in_stock) as in_stock, ${sortedBy(orderTable)} from ${listing}`);
  return rows[0]!;
};

/** Prices of every family in one currency. A statement for each currency: grouping all of them takes a quarter more of PostgreSQL's time. */
const selectPrices = async (tx: Executor, currency: Currency): Promise<PriceList> => {
  const { rows } = await tx.execute<Record<keyof PriceList, Buffer | null>>(sql`
    select ${sendNumbers('gross')} as gross, ${sortedBy(priceOrderTable)} from (
      select l.ordinal, coalesce(p.gross, 0) as gross from ${listing} l left join ${listingPrice} p on p.family = l.family and p.currency = ${currency}
    ) priced`);
  const { gross, priceAsc, priceDesc } = rows[0]!;
  return { gross: readNumbers(gross), priceAsc: readNumbers(priceAsc), priceDesc: readNumbers(priceDesc) };
};

const selectTags = async (tx: Executor): Promise<Tag[]> => {
  const { rows } = await tx.execute<{ facet: Tag['facet']; value: string; label: Texts; position: number; families: Buffer }>(sql`
    select g.facet, g.value, g.label, g.position, t.families from ${listingTag} g join (
      select tag, ${sendNumbers('ordinal')} as families from ${listing} cross join unnest(tags) as tag group by tag
    ) t on t.tag = g.id order by g.id`);
  return rows.map((row) => ({ ...row, families: familiesOf(readNumbers(row.families)) }));
};

/** The families with texts, of each locale in which some have none. There are none in most shops, so the sets are read only when needed. */
const selectTranslated = async (tx: Executor): Promise<Partial<Record<Locale, Families>>> => {
  const { rows: partial } = await tx.execute<{ locale: Locale }>(sql`
    select l.locale from json_array_elements_text(${JSON.stringify(locales)}::json) as l (locale) left join ${listingName} n on n.locale = l.locale
    group by l.locale having count(n.ordinal) < (select count(*) from ${listing})`);
  if (partial.length === 0) return {};
  const { rows } = await tx.execute<{ locale: Locale; families: Buffer | null }>(sql`
    select locale, ${sendNumbers('ordinal')} as families from ${listingName} group by locale`);
  const sets = new Map(rows.map(({ locale, families }) => [locale, families]));
  return Object.fromEntries(partial.map(({ locale }) => [locale, familiesOf(readNumbers(sets.get(locale) ?? null))]));
};

/** Loads the index of all families on sale. @param tx a transaction with one snapshot (repeatable read), so that all tables belong to one rebuild */
export const loadListing = async (tx: Executor): Promise<ListingIndex> => {
  const [edition] = await tx.select().from(listingEdition);
  const { product_ids: productIds, in_stock: inStock, ...orders } = await selectColumns(tx);
  const everything = new TypedFastBitSet();
  everything.addRange(0, productIds?.length ?? 0);
  everything.trim();
  const tags = await selectTags(tx);
  const prices = {} as Record<Currency, PriceList>;
  for (const currency of currencies) prices[currency] = await selectPrices(tx, currency);
  return {
    edition: edition?.id ?? null,
    productIds: productIds ?? [],
    everything,
    inStock: familiesOf(readNumbers(inStock)),
    translated: await selectTranslated(tx),
    tags,
    tagCounts: new TagCounts(tags, everything),
    categories: await selectCategories(tx),
    orders: Object.fromEntries(Object.entries(orders).map(([name, sent]) => [name, readNumbers(sent)])) as Record<Order, Int32Array>,
    prices,
  };
};
