import { and, asc, type Column, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { Colour } from '../../contract/product.js';
import type { Executor } from '../database/database.module.js';
import { preparedByIds } from '../database/prepared.js';
import type { PastPrice } from '../../domain/reduction.js';
import { category, product, productPrice, productText } from './catalogue.tables.js';
import { listing } from './listing/listing.tables.js';
import type { ConfigurationModel } from '../configuration/configuration-model.js';

/** The colours on sale of the row's family, as a JSON array. Each colour is a product. */
const siblings = (locale: Locale) => sql<Colour[]>`(
  select json_agg(json_build_object(
    'id', s.colour, 'hex', s.colour_facts ->> 'hex', 'name', s.colour_facts -> 'name' ->> ${localeTable[locale].language}, 'productId', s.id, 'slug', t.slug
  ) order by s.position)
  from ${product} s join ${productText} t on t.product_id = s.id and t.locale = ${locale}
  where s.family = ${product.family} and s.is_on_sale
)`;

/** Samples on sale of the row's family, as a JSON array; null: none. */
const samples = (locale: Locale) => sql<StoredSample[] | null>`(
  select json_agg(json_build_object(
    'productId', s.id, 'name', s.colour_facts -> 'name' ->> ${localeTable[locale].language}, 'hex', s.colour_facts ->> 'hex',
    'gross', (s.prices ->> ${localeTable[locale].currency})::int, 'isAvailable', s.stock > 0, 'sampleOf', s.sample_of
  ) order by s.position)
  from ${product} s where s.family = ${product.family} || '-sample' and s.is_on_sale
)`;
/** A sample of a product page, with its gross price. */
export interface StoredSample {
  productId: string;
  sampleOf: string;
  name: string;
  hex: string;
  gross: number;
  isAvailable: boolean;
}

const textsIn = (locale: Locale) => and(eq(productText.productId, product.id), eq(productText.locale, locale));

/** The columns of a card, without the availability. */
const cardFields = (locale: Locale) => ({
  id: product.id,
  family: product.family,
  sku: product.sku,
  name: productText.name,
  slug: productText.slug,
  prices: product.prices,
  tiers: product.tiers,
  startingPrice: product.startingPrice,
  unit: product.unit,
  area: sql<ConfigurationModel['area'] | null>`${product.configuration} -> 'area'`,
  acoustics: product.acoustics,
  attributes: product.attributes,
  pictures: product.pictures,
  leadDays: product.leadDays,
  isWarehouse: product.isWarehouse,
  isConfigurable: sql<boolean>`${product.configuration} is not null`,
  updatedAt: product.updatedAt,
  colours: siblings(locale),
});

/** Cards of families by the ids of their first colours, in no particular order. */
export const selectCards = (db: Executor, locale: Locale, ids: readonly string[]) =>
  db
    .select(cardFields(locale))
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(inArray(product.id, [...ids]));
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number] & { isAvailable: boolean };

const isAvailable = sql<boolean>`(select l.in_stock from ${listing} l where l.family = ${product.family})`;

/** Cards of products by id, and of families by code. A family's card shows its first colour. */
export const selectCardsById = (db: Executor, locale: Locale, ids: readonly string[], families: readonly string[]) =>
  db
    .select({ ...cardFields(locale), isAvailable, position: product.position })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(and(product.isOnSale, or(inArray(product.id, [...ids]), and(inArray(product.family, [...families]), eq(product.position, 0)))));

/** Prices of a reduced product from before its reduction, latest first; null when it is not reduced, or had no price in the currency. */
const pastPrices = (locale: Locale) => sql<PastPrice[] | null>`(
  select json_agg(json_build_object('since', h.since, 'gross', (h.prices ->> ${localeTable[locale].currency})::int))
  from (select * from ${productPrice} p where p.product_id = ${product.id} and p.since < ${product.reducedSince} and p.prices ? ${localeTable[locale].currency} order by p.since desc limit 50) h
)`;

/** A product on sale with all data of its page. */
export const selectProduct = (db: Executor, locale: Locale, id: string) =>
  db
    .select({ product, text: productText, categoryTexts: category.texts, colours: siblings(locale), samples: samples(locale), pastPrices: pastPrices(locale) })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .innerJoin(category, eq(category.id, product.mainCategory))
    .where(and(eq(product.id, id), product.isOnSale));
export type ProductRow = Awaited<ReturnType<typeof selectProduct>>[number];

/** Slugs of a product on sale, one row per locale. */
export const selectSlugs = (db: Executor, id: string) =>
  db
    .select({ locale: productText.locale, slug: productText.slug })
    .from(productText)
    .innerJoin(product, eq(product.id, productText.productId))
    .where(and(eq(productText.productId, id), product.isOnSale));

/** The product with this slug in any locale, and its slug in `locale`. One on sale is preferred, then a match in `locale`. */
export const selectBySlug = (db: Executor, locale: Locale, slug: string) => {
  const own = sql<string | null>`(select t.slug from ${productText} t where t.product_id = ${product.id} and t.locale = ${locale})`;
  return db
    .select({ id: product.id, slug: own.as('own'), sampleOf: product.sampleOf })
    .from(productText)
    .innerJoin(product, eq(product.id, productText.productId))
    .where(eq(productText.slug, slug))
    .orderBy(desc(product.isOnSale), desc(eq(productText.locale, locale)), asc(product.id))
    .limit(1);
};

/** Whether a product was on sale and is not any more. */
export const isEnded = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, id), not(product.isOnSale)))
  ).length > 0;

/** The data of products for order lines, including products that are no longer on sale (their stock is 0). */
const selectOfLines = (db: Executor, isAsked: (column: Column) => SQL, isWanted: SQL = eq(productText.locale, sql.placeholder('locale'))) =>
  db
    .select({
      id: product.id,
      sku: product.sku,
      family: product.family,
      name: productText.name,
      // A sample has no page of its own.
      slug: sql<string>`coalesce((select t.slug from ${productText} t where t.product_id = ${product.sampleOf} and t.locale = ${productText.locale}), ${productText.slug})`,
      sampleOf: product.sampleOf,
      colour: product.colourFacts,
      pictures: product.pictures,
      prices: product.prices,
      tiers: product.tiers,
      unit: product.unit,
      stock: product.stock,
      isWarehouse: product.isWarehouse,
      isOnSale: product.isOnSale,
      replacedBy: product.replacedBy,
      leadDays: product.leadDays,
      packaging: product.packaging,
      isConfigurable: sql<boolean>`${product.configuration} is not null`,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.productId, product.id), isWanted))
    .where(isAsked(product.id));
export type LineRow = Awaited<ReturnType<typeof selectOfLines>>[number];
const selectPrepared = preparedByIds<{ locale: Locale }, LineRow[]>(selectOfLines);
export const selectForLines = (db: Executor, locale: Locale, ids: readonly string[]): Promise<LineRow[]> => selectPrepared(db, ids, { locale });
/** As `selectForLines`, with texts of any locale: for lines of products that have none in the locale of the caller. */
export const selectForLinesInAnyLocale = (db: Executor, ids: readonly string[]): Promise<LineRow[]> =>
  selectOfLines(db, (id) => inArray(id, [...ids]), sql`${productText.locale} = (select min(t.locale) from ${productText} t where t.product_id = ${product.id})`);
