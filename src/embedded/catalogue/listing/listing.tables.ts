import { isNotNull } from 'drizzle-orm';
import { boolean, customType, date, index, integer, jsonb, pgTable, primaryKey, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Currency, Language, Locale } from '../../../contract/locales.js';
import type { Texts } from '../catalogue.types.js';

/** Bytes in PostgreSQL's hex format: `\x` and two digits per byte. */
const bytea = customType<{ data: string }>({ dataType: () => 'bytea' });
/** Text with byte order, so that a prefix is a range of the index in any collation of the database. */
const bareText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** Transaction id. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Families on sale with the values that lists filter and sort by. `indexListing` derives it from the catalogue's tables. */
export const listing = pgTable(
  'listing',
  {
    family: text().primaryKey(),
    /** The family's first colour, which a card shows. */
    productId: text('product_id').notNull(),
    /** Consecutive from 0: the family's bit in the in-memory sets. */
    ordinal: integer().notNull(),
    popularity: integer().notNull(),
    since: date().notNull(),
    /** Read only by the previous release, instead of `listing_price`. The next release stops writing them. */
    grossEur: integer('gross_eur'),
    grossGbp: integer('gross_gbp'),
    alpha: real().notNull(),
    /** Whether at least one colour is available. */
    inStock: boolean('in_stock').notNull(),
    /** Transaction that last changed `in_stock`; null: unchanged since the family was indexed. */
    changedIn: xid8('changed_in'),
    /** Ids of its `listing_tag` rows. */
    tags: integer().array().notNull(),
  },
  (table) => [index('listing_changed').on(table.changedIn).where(isNotNull(table.changedIn))],
);

/** Price of each family on sale in each currency, by which lists filter and sort. It has no foreign key, so that families which the previous release indexes keep their prices. */
export const listingPrice = pgTable(
  'listing_price',
  {
    family: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Gross price of one piece in minor units. If options change the price, the lowest one. */
    gross: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.currency] })],
);

/** One row with the id of the current table rebuild. Ordinals are valid within one rebuild only. */
export const listingEdition = pgTable('listing_edition', { id: uuid().primaryKey().defaultRandom() });

/** Facet values and categories. */
export const listingTag = pgTable(
  'listing_tag',
  {
    id: integer().primaryKey(),
    facet: text().notNull(),
    value: text().notNull(),
    label: jsonb().$type<Texts>().notNull(),
    /** Position among the values of a facet with a fixed order, from 1; 0: sorted by frequency. */
    position: integer().notNull(),
    /** Number of families that have it. */
    families: integer().notNull(),
  },
  (table) => [unique('listing_tag_value').on(table.facet, table.value)],
);

/** Names of families as folded words (lower case, without accents). */
export const listingName = pgTable('listing_name', { locale: text().$type<Locale>().notNull(), name: bareText().notNull(), ordinal: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.locale, table.name, table.ordinal] }),
]);

/** Each word of the catalogue once per locale. Searches look up stems, parts of compounds, synonyms and misspelt words here. */
export const searchWord = pgTable(
  'search_word',
  {
    locale: text().$type<Locale>().notNull(),
    /** Folded. */
    word: bareText().notNull(),
    /** Spelling of the catalogue. */
    written: text().notNull(),
    stem: text().notNull(),
    /** The word, its stem, and the parts of a compound with their stems. */
    keys: text().array().notNull(),
    /** Number of families whose texts contain it; 0: only a synonym does. */
    families: integer().notNull(),
    /** The families that contain it, with weights: see `postings.ts`. */
    postings: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_word_alike').using('gin', table.word.op('gin_trgm_ops')),
    index('search_word_keys').using('gin', table.keys),
  ],
);

/** Synonyms share a group. Terms of group 0 are ignored when the search has other words. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: text().$type<Language>().notNull(),
    group: integer('group_id').notNull(),
    term: text().notNull(),
    /** Stems of the term's words, in order. */
    stems: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.group, table.term] })],
);
