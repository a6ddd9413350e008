import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '../../contract/locales.js';
import type { productTypes } from '../../contract/product.js';
import type { GrossPrices, GrossTier, PastPrices } from '../../domain/tier-price.js';
import type { ConfigurationModel } from '../configuration/configuration-model.js';
import type {
  CategoryTexts,
  StoredAcoustics,
  StoredAttribute,
  StoredColour,
  StoredFacets,
  StoredPackaging,
  StoredPicture,
  StoredStartingPrice,
  StoredUnit,
} from './catalogue.types.js';

export const category = pgTable('category', {
  id: text().primaryKey(),
  /** Parent category; null at the top. It has no foreign key, because backups restore table by table and a table may not reference itself. */
  parentId: text('parent_id'),
  /** Order in the menu. */
  position: integer().notNull(),
  picture: jsonb().$type<Omit<StoredPicture, 'sku'>>().notNull(),
  texts: jsonb().$type<Record<Locale, CategoryTexts>>().notNull(),
  /** Ids of the categories that this one completes, as adhesive completes panels. */
  completes: jsonb().$type<string[]>().notNull().default([]),
});

/** Products: one row per colour of a family. */
export const product = pgTable(
  'product',
  {
    /** The sku in lower case. */
    id: text().primaryKey(),
    sku: text().notNull().unique(),
    family: text().notNull(),
    type: text().$type<(typeof productTypes)[number]>().notNull(),
    /** Order of the colours; lists show the one with 0. */
    position: integer().notNull(),
    colour: text().notNull(),
    colourFacts: jsonb('colour_facts').$type<StoredColour>().notNull(),
    popularity: integer().notNull(),
    since: date().notNull(),
    mainCategory: text('main_category')
      .notNull()
      .references(() => category.id),
    /** Current gross price of a piece, with a reduction applied. */
    prices: jsonb().$type<GrossPrices>().notNull(),
    /** First day of the reduction; null: not reduced. */
    reducedSince: date('reduced_since'),
    tiers: jsonb().$type<GrossTier[]>().notNull(),
    /** Null: no option changes the price. */
    startingPrice: jsonb('starting_price').$type<StoredStartingPrice>(),
    unit: jsonb().$type<StoredUnit>().notNull(),
    packaging: jsonb().$type<StoredPackaging>().notNull(),
    /** Working days to dispatch. */
    leadDays: integer('lead_days').notNull(),
    /** False: made to order, so the stock is not limited. */
    isWarehouse: boolean('is_warehouse').notNull(),
    stock: integer().notNull(),
    /** False: removed from the catalogue. The row remains, because placed orders reference it. */
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Id of the product of which this one is a sample; null: it is none. It has no foreign key, because backups restore table by table. */
    sampleOf: text('sample_of'),
    /** Sku of the product that replaces this one when it is not on sale; null: none. */
    replacedBy: text('replaced_by'),
    acoustics: jsonb().$type<StoredAcoustics>().notNull(),
    attributes: jsonb().$type<StoredAttribute[]>().notNull(),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    /** Values that lists filter by. */
    facets: jsonb().$type<StoredFacets>().notNull().default({}),
    /** Options of a configurable product; null: not configurable. */
    configuration: jsonb().$type<ConfigurationModel>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('product_stock_not_negative', sql`${table.stock} >= 0`),
    index('product_family').on(table.family, table.position),
    index('product_sku_begins').on(sql`lower(${table.sku}) text_pattern_ops`),
    index('product_sku_alike').using('gin', table.sku.op('gin_trgm_ops')),
  ],
);

/** Price history: one row for each change of a price. Rows are never changed. */
export const productPrice = pgTable(
  'product_price',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    since: timestamp({ withTimezone: true }).notNull(),
    prices: jsonb().$type<PastPrices>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.since] })],
);

export const productText = pgTable(
  'product_text',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    /** What the product is for, in the words that buyers search with. */
    purpose: text().notNull().default(''),
    slug: text().notNull(),
    summary: text().notNull(),
    description: jsonb().$type<string[]>().notNull(),
  },
  // The slug is the first column, because slugs are also looked up without a locale.
  (table) => [primaryKey({ columns: [table.productId, table.locale] }), unique('product_text_slug').on(table.slug, table.locale)],
);

export const productCategory = pgTable(
  'product_category',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] }), index('product_category_category').on(table.categoryId)],
);
