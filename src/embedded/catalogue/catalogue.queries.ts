import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Language, type Locale, localeTable } from '../../contract/locales.js';
import { type Colour, type FacetKey, facetKeys, type ListProducts, type ProductSort } from '../../contract/product.js';
import type { Executor } from '../database/database.module.js';
import type { PastPrice } from '../../domain/reduction.js';
import { category, product, productCategory, productPrice, productText } from './catalogue.tables.js';

export type Listing = z.output<typeof ListProducts>;

/** The colours of the row's family, each a product of its own, gathered in the same query. */
const siblings = (locale: Locale) => sql<Colour[]>`(
  select json_agg(json_build_object(
    'id', s.colour, 'hex', s.colour_facts ->> 'hex', 'name', s.colour_facts -> 'name' ->> ${localeTable[locale].language}, 'productId', s.id, 'slug', t.slug
  ) order by s.position)
  from ${product} s join ${productText} t on t.product_id = s.id and t.locale = ${locale}
  where s.family = ${product.family} and s.is_on_sale
)`;

export const textsIn = (locale: Locale) => and(eq(productText.productId, product.id), eq(productText.locale, locale));

const grossIn = (locale: Locale) => sql`(${product.prices} ->> ${localeTable[locale].currency})::int`;
const alphaOf = sql`coalesce((${product.facets} ->> 'alphaW')::float, 0)`;
/** How well a text fits what was typed: stems first, then likeness, which forgives typing errors. */
const relevance = (q: string, locale: Locale) => sql`ts_rank(${productText.search}, ${typedQuery(q, locale)}) + word_similarity(${q}, ${productText.name})`;

const dictionaries: Record<Language, string> = { nl: 'dutch', de: 'german', fr: 'french', en: 'english' };
const typedQuery = (q: string, locale: Locale) => sql`websearch_to_tsquery(${dictionaries[localeTable[locale].language]}::regconfig, ${q})`;
/** Likeness of a word from which on it counts as a typing error. */
const alike = 0.5;
/** Some colour of the row's family fulfils this. */
const someSibling = (condition: (sibling: SQL) => SQL) => sql`exists (select 1 from ${product} s where s.family = ${product.family} and s.is_on_sale and ${condition(sql`s`)})`;
/** What was typed as a pattern that means itself. */
const literally = (q: string) => q.replaceAll(/[\\%_]/g, '\\$&');
/** By words, by part of a name, by a name with typing errors, or by the beginning of an article number. */
const fitsTyped = (q: string, locale: Locale) =>
  or(
    sql`${productText.search} @@ ${typedQuery(q, locale)}`,
    sql`${productText.name} ilike ${`%${literally(q)}%`}`,
    sql`word_similarity(${q}, ${productText.name}) >= ${alike}`,
    q.length >= 3 ? someSibling((sibling) => sql`${sibling}.sku ilike ${`${literally(q)}%`}`) : undefined,
  );

const orders: Record<ProductSort, (locale: Locale, q: string | undefined) => SQL[]> = {
  popular: () => [desc(product.popularity)],
  newest: () => [desc(product.since)],
  priceAsc: (locale) => [asc(grossIn(locale))],
  priceDesc: (locale) => [desc(grossIn(locale))],
  absorption: () => [desc(alphaOf)],
  relevance: (locale, q) => (q ? [desc(relevance(q, locale))] : [desc(product.popularity)]),
};

const available = someSibling((sibling) => sql`(not ${sibling}.is_warehouse or ${sibling}.stock > 0)`);
const among = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** What each facet asks of a row; undefined: nothing. */
const facetConditions: Record<FacetKey, (listing: Listing) => SQL | undefined> = {
  colour: ({ colour }) => colour && someSibling((sibling) => sql`${sibling}.colour in ${among(colour)}`),
  material: ({ material }) => material && sql`${product.facets} -> 'material' ->> 'value' in ${among(material)}`,
  fireClass: ({ fireClass }) => fireClass && sql`${product.facets} -> 'fireClass' ->> 'value' in ${among(fireClass)}`,
  absorptionClass: ({ absorptionClass }) => absorptionClass && sql`${product.facets} ->> 'absorptionClass' in ${among(absorptionClass)}`,
  inStock: ({ inStock }) => (inStock ? available : undefined),
};

/** Families that fulfil everything asked, but for one facet (whose own counts are wanted). */
const listed = (db: Executor, locale: Locale, listing: Listing, except?: FacetKey) => {
  const { category: categoryId, q, minPrice, maxPrice } = listing;
  return and(
    eq(product.position, 0),
    product.isOnSale,
    categoryId ? inArray(product.id, db.select({ id: productCategory.productId }).from(productCategory).where(eq(productCategory.categoryId, categoryId))) : undefined,
    q ? fitsTyped(q, locale) : undefined,
    minPrice === undefined ? undefined : sql`${grossIn(locale)} >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`${grossIn(locale)} <= ${maxPrice}`,
    ...facetKeys.filter((key) => key !== except).map((key) => facetConditions[key](listing)),
  );
};

export interface FacetCount {
  value: string;
  label: string;
  count: number;
}

/** Where each facet finds its values: rows `value`, `label` and the family's id. */
const facetSources: Record<FacetKey, (language: Language) => SQL> = {
  colour: (language) =>
    sql`select s.colour as value, s.colour_facts -> 'name' ->> ${language} as label, l.id from listed l join ${product} s on s.family = l.family and s.is_on_sale`,
  material: (language) => sql`select l.facets -> 'material' ->> 'value' as value, l.facets -> 'material' -> 'label' ->> ${language} as label, l.id from listed l`,
  fireClass: (language) => sql`select l.facets -> 'fireClass' ->> 'value' as value, l.facets -> 'fireClass' -> 'label' ->> ${language} as label, l.id from listed l`,
  absorptionClass: () => sql`select l.facets ->> 'absorptionClass' as value, l.facets ->> 'absorptionClass' as label, l.id from listed l`,
  inStock: () =>
    sql`select 'true' as value, 'true' as label, l.id from listed l where exists (select 1 from ${product} s where s.family = l.family and s.is_on_sale and (not s.is_warehouse or s.stock > 0))`,
};

/** Values of a facet with the number of families each would show, the other facets as they are. */
export const countFacet = async (db: Executor, locale: Locale, listing: Listing, key: FacetKey): Promise<FacetCount[]> => {
  const { rows } = await db.execute<{ value: string; label: string; count: string }>(sql`
    with listed as (select ${product.id} as id, ${product.family} as family, ${product.facets} as facets from ${product}
      join ${productText} on ${textsIn(locale)} where ${listed(db, locale, listing, key)})
    select value, min(label) as label, count(distinct id) as count from (${facetSources[key](localeTable[locale].language)}) found
    where value is not null group by value order by count desc, value limit 50`);
  return rows.map(({ value, label, count: families }) => ({ value, label, count: Number(families) }));
};

/** What fits a few typed letters best. */
export const selectSuggestions = (db: Executor, locale: Locale, q: string, limit: number) =>
  db
    .select({ id: product.id, sku: product.sku, name: productText.name, slug: productText.slug, prices: product.prices, pictures: product.pictures })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(and(eq(product.position, 0), product.isOnSale, fitsTyped(q, locale)))
    .orderBy(desc(relevance(q, locale)), desc(product.popularity), asc(product.id))
    .limit(limit);
export type SuggestionRow = Awaited<ReturnType<typeof selectSuggestions>>[number];

/** What a card shows. */
export const cardFields = (locale: Locale) => ({
  id: product.id,
  sku: product.sku,
  name: productText.name,
  slug: productText.slug,
  prices: product.prices,
  tiers: product.tiers,
  acoustics: product.acoustics,
  attributes: product.attributes,
  pictures: product.pictures,
  updatedAt: product.updatedAt,
  colours: siblings(locale),
});

/** One row a family: its first colour. */
export const selectCards = (db: Executor, locale: Locale, listing: Listing) =>
  db
    .select(cardFields(locale))
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(listed(db, locale, listing))
    .orderBy(...orders[listing.sort](locale, listing.q), asc(product.id))
    .limit(listing.pageSize)
    .offset((listing.page - 1) * listing.pageSize);
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

export const countCards = async (db: Executor, locale: Locale, listing: Listing): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(listed(db, locale, listing));
  return row?.total ?? 0;
};

/** What a reduced product cost before, latest first; null for one that is not reduced. */
const pastPrices = (locale: Locale) => sql<PastPrice[] | null>`(
  select json_agg(json_build_object('since', h.since, 'gross', (h.prices ->> ${localeTable[locale].currency})::int))
  from (select * from ${productPrice} p where p.product_id = ${product.id} and p.since < ${product.reducedSince} order by p.since desc limit 50) h
)`;

/** One product with all a page shows of it. */
export const selectProduct = (db: Executor, locale: Locale, id: string) =>
  db
    .select({ product, text: productText, categoryTexts: category.texts, colours: siblings(locale), pastPrices: pastPrices(locale) })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .innerJoin(category, eq(category.id, product.mainCategory))
    .where(and(eq(product.id, id), product.isOnSale));
export type ProductRow = Awaited<ReturnType<typeof selectProduct>>[number];

/** Slugs of a product on sale, one row a locale. */
export const selectSlugs = (db: Executor, id: string) =>
  db
    .select({ locale: productText.locale, slug: productText.slug })
    .from(productText)
    .innerJoin(product, eq(product.id, productText.productId))
    .where(and(eq(productText.productId, id), product.isOnSale));

/** Whatever products on sale have a slug in any locale, with their slug in `locale`; the locale's own comes first. */
export const selectBySlug = (db: Executor, locale: Locale, slug: string) => {
  const own = sql<string>`(select t.slug from ${productText} t where t.product_id = ${product.id} and t.locale = ${locale})`;
  return db
    .select({ id: product.id, slug: own.as('own') })
    .from(productText)
    .innerJoin(product, eq(product.id, productText.productId))
    .where(and(eq(productText.slug, slug), product.isOnSale))
    .orderBy(desc(eq(productText.locale, locale)), asc(product.id))
    .limit(1);
};

/** What an order line needs, also of products that are no longer on sale (they have no stock). */
export const selectForLines = (db: Executor, locale: Locale, ids: readonly string[]) =>
  db
    .select({
      id: product.id,
      sku: product.sku,
      name: productText.name,
      slug: productText.slug,
      colour: product.colourFacts,
      pictures: product.pictures,
      prices: product.prices,
      tiers: product.tiers,
      stock: product.stock,
      isWarehouse: product.isWarehouse,
      leadDays: product.leadDays,
      packaging: product.packaging,
    })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(inArray(product.id, [...ids]));
export type LineRow = Awaited<ReturnType<typeof selectForLines>>[number];

/** Categories that have something on sale, in menu order, with the number of their families. */
export const selectCategories = (db: Executor) =>
  db
    .select({ category, productCount: count() })
    .from(category)
    .innerJoin(productCategory, eq(productCategory.categoryId, category.id))
    .innerJoin(product, and(eq(product.id, productCategory.productId), eq(product.position, 0), product.isOnSale))
    .groupBy(category.id)
    .orderBy(asc(category.position));
export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];
