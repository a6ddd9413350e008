import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Locale, localeTable } from '../../contract/locales.js';
import { type FacetKey, facetKeys, type ListProducts, type ProductSort } from '../../contract/product.js';
import type { Executor } from '../database/database.module.js';
import { listing, listingTag, listingText } from './listing.tables.js';
import type { Search } from './search/search.queries.js';
import { inLocale, inWeights } from './search/tsquery.js';

export type Listing = z.output<typeof ListProducts>;

/** What is asked for: a listing, and its search words as the catalogue knows them. */
export interface Asked {
  listing: Listing;
  locale: Locale;
  search: Search | undefined;
  /** By the words of their names alone: these come first anyway, and there is less to rank. */
  isByName?: boolean;
}

const grossIn = (locale: Locale) => (localeTable[locale].currency === 'GBP' ? sql`l.gross_gbp` : sql`l.gross_eur`);
const array = (values: readonly string[]) => sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`;
/** It has one of the values; a value that nothing has is none. */
const tagged = (facet: string, values: readonly string[]) =>
  sql`l.tags && (select coalesce(array_agg(g.id), '{}') from ${listingTag} g where g.facet = ${facet} and g.value = any(${array(values)}))`;

type Narrowing = FacetKey | 'category' | 'price';
const narrowings: readonly Narrowing[] = [...facetKeys, 'category', 'price'];
/** Each way of narrowing has a bit of its own. */
const bitOf = (narrowing: Narrowing): number => 2 ** narrowings.indexOf(narrowing);

/** What one way of narrowing asks of a family; undefined: nothing. */
const conditionOf = (narrowing: Narrowing, { listing: asked, locale }: Asked): SQL | undefined => {
  switch (narrowing) {
    case 'price': {
      const { minPrice, maxPrice } = asked;
      return minPrice === undefined && maxPrice === undefined ? undefined : sql`${grossIn(locale)} between ${minPrice ?? 0} and ${maxPrice ?? 2_147_483_647}`;
    }
    case 'inStock':
      return asked.inStock ? sql`l.in_stock` : undefined;
    case 'category':
      return asked.category ? tagged('category', [asked.category]) : undefined;
    default:
      return asked[narrowing]?.length ? tagged(narrowing, asked[narrowing]) : undefined;
  }
};

const conditionsOf = (asked: Asked) =>
  narrowings.map((narrowing) => ({ narrowing, condition: conditionOf(narrowing, asked) })).flatMap(({ narrowing, condition }) => (condition ? [{ narrowing, condition }] : []));

const wordsTable = ({ search }: Asked) => (search ? sql`join ${listingText} t on t.family = l.family` : sql``);
/** By words, or by an article number. */
const fitsSearch = ({ wide, bySku }: Search, locale: Locale, isByName = false): SQL => {
  const ways = [
    ...(wide ? [sql`${isByName ? sql`t.names` : sql`t.search`} @@ ${inLocale(wide, locale)}::tsquery`] : []),
    ...(bySku.length && !isByName ? [sql`t.locale = ${locale} and t.family = any(${array(bySku)})`] : []),
  ];
  return ways.length ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
};
const found = ({ search, locale, isByName }: Asked) => (search ? fitsSearch(search, locale, isByName) : sql`true`);

/** How well a family fits, the best first: the very name, how it begins, what it is called, what it is. Popularity breaks ties. */
const relevance = ({ folded, direct, wide, bySku }: Search, isByName = false): SQL => sql`case
  when t.name = ${folded} then 0
  when starts_with(t.name, ${folded}) then 1
  ${direct ? sql`when t.names @@ ${direct}::tsquery then 2` : sql``}
  ${wide && !isByName ? sql`when t.names @@ ${wide}::tsquery then 3 when t.search @@ ${inWeights(wide, 'AB')}::tsquery then 4 when t.search @@ ${inWeights(wide, 'ABC')}::tsquery then 5` : sql``}
  ${bySku.length ? sql`when t.family = any(${array(bySku)}) then 5` : sql``} else 6 end`;

const orders: Record<ProductSort, (asked: Asked) => SQL> = {
  popular: () => sql`l.popularity desc`,
  newest: () => sql`l.since desc`,
  priceAsc: ({ locale }) => grossIn(locale),
  priceDesc: ({ locale }) => sql`${grossIn(locale)} desc`,
  absorption: () => sql`l.alpha desc`,
  relevance: ({ search, isByName }) => (search ? sql`${relevance(search, isByName)}, l.popularity desc` : sql`l.popularity desc`),
};

/** Ids of the families' first colours on one page of the list, in its order. */
export const selectPage = async (db: Executor, asked: Asked): Promise<string[]> => {
  const { page, pageSize, sort } = asked.listing;
  const conditions = [found(asked), ...conditionsOf(asked).map(({ condition }) => condition)];
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.product_id as id from ${listing} l ${wordsTable(asked)} where ${sql.join(conditions, sql` and `)}
    order by ${orders[sort](asked)}, l.product_id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ id }) => id);
};

/** Families by a value of a facet, or by a category. */
export interface Tally {
  facet: FacetKey | 'category';
  value: string;
  label: string;
  position: number;
  count: number;
}
export interface Counts {
  /** Families that were looked at. */
  examined: number;
  total: number;
  /** Gross; null for an empty list. */
  range: { min: number; max: number } | null;
  tallies: Tally[];
}

/** Values that are asked for and that nothing is left of: they are named all the same. */
const lost = ({ listing: asked, locale }: Asked): SQL => {
  const chosen = facetKeys.flatMap((facet) => (facet === 'inStock' ? [] : (asked[facet] ?? []).map((value) => ({ facet, value }))));
  return sql`select g.facet, g.value, g.label ->> ${localeTable[locale].language} as label, g.position, 0 as count from ${listingTag} g
    join json_to_recordset(${JSON.stringify(chosen)}::json) as c(facet text, value text) on c.facet = g.facet and c.value = g.value
    where not exists (select 1 from counted k where k.facet = g.facet and k.value = g.value)`;
};

interface CountRow extends Record<string, unknown> {
  examined: number;
  total: number;
  min: number | null;
  max: number | null;
  available: number;
  tallies: Tally[] | null;
}

/**
 * All that a list counts, in one pass over what the search finds. Each family has the bits of what it lacks: without
 * any it is listed; with a single one it counts for the values of that facet, which its own choice does not narrow.
 */
export const countListing = async (db: Executor, asked: Asked): Promise<Counts> => {
  const conditions = conditionsOf(asked);
  const lacking = sql.join([sql`0`, ...conditions.map(({ narrowing, condition }) => sql`case when ${condition} then 0 else ${sql.raw(String(bitOf(narrowing)))} end`)], sql` + `);
  const but = (narrowing: Narrowing) => sql`lacks in (0, ${sql.raw(String(bitOf(narrowing)))})`;
  const bits = sql.join(
    narrowings.map((narrowing) => sql`when ${narrowing} then ${sql.raw(String(bitOf(narrowing)))}`),
    sql` `,
  );
  const { rows } = await db.execute<CountRow>(sql`
    with found as materialized (
      select l.tags, l.in_stock, ${grossIn(asked.locale)} as gross, ${lacking} as lacks from ${listing} l ${wordsTable(asked)} where ${found(asked)}
    ), tallied as (
      select tag, lacks, count(*) as hits from (select unnest(tags) as tag, lacks from found where lacks & (lacks - 1) = 0) each group by tag, lacks
    ), counted as (
      select g.facet, g.value, g.label ->> ${localeTable[asked.locale].language} as label, g.position, sum(hits)::int as count
      from tallied join ${listingTag} g on g.id = tag where lacks = 0 or lacks = case g.facet ${bits} end group by g.id
    )
    select count(*)::int as examined, count(*) filter (where lacks = 0)::int as total, min(gross) filter (where ${but('price')}) as min, max(gross) filter (where ${but('price')}) as max,
      count(*) filter (where in_stock and ${but('inStock')})::int as available, (select json_agg(k) from (select * from counted union all ${lost(asked)}) k) as tallies
    from found`);
  const { examined, total, min, max, available, tallies } = rows[0]!;
  const inStock: Tally[] = available ? [{ facet: 'inStock', value: 'true', label: 'true', position: 0, count: available }] : [];
  return { examined, total, range: min === null || max === null ? null : { min, max }, tallies: [...(tallies ?? []), ...inStock] };
};
