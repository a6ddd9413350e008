import { isNotNull } from 'drizzle-orm';
import { boolean, customType, date, index, integer, jsonb, pgTable, primaryKey, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language, Locale } from '../../../contract/locales.js';
import type { Texts } from '../catalogue.types.js';

/** As PostgreSQL writes it: `\x` and two digits a byte. */
const bytea = customType<{ data: string }>({ dataType: () => 'bytea' });
/** Compared by its bytes, so that beginnings are ranges, whatever the database's collation is. */
const bareText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** Number of a transaction. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Families on sale as lists narrow and sort them: made of the catalogue's tables by `indexListing`, and of nothing else. */
export const listing = pgTable(
  'listing',
  {
    family: text().primaryKey(),
    /** Its first colour, which stands for it. */
    productId: text('product_id').notNull(),
    /** From 0 on, without a gap: its bit in the sets that lists are counted with. */
    ordinal: integer().notNull(),
    popularity: integer().notNull(),
    since: date().notNull(),
    /** Of one piece; where choices change the price, the lowest one. */
    grossEur: integer('gross_eur').notNull(),
    grossGbp: integer('gross_gbp').notNull(),
    alpha: real().notNull(),
    /** Some colour of it can be had. */
    inStock: boolean('in_stock').notNull(),
    /** The transaction that last changed `in_stock`; null: it is as it was indexed. */
    changedIn: xid8('changed_in'),
    /** What of `listing_tag` it has. */
    tags: integer().array().notNull(),
  },
  (table) => [index('listing_changed').on(table.changedIn).where(isNotNull(table.changedIn))],
);

/** One row: which making of these tables it is. Another one means other ordinals. */
export const listingEdition = pgTable('listing_edition', { id: uuid().primaryKey().defaultRandom() });

/** A value of a facet, or a category. */
export const listingTag = pgTable(
  'listing_tag',
  {
    id: integer().primaryKey(),
    facet: text().notNull(),
    value: text().notNull(),
    label: jsonb().$type<Texts>().notNull(),
    /** Order among the values of facets that have one; 0: the most frequent first. */
    position: integer().notNull(),
    /** Families that have it. */
    families: integer().notNull(),
  },
  (table) => [unique('listing_tag_value').on(table.facet, table.value)],
);

/** What families are called, in folded words. */
export const listingName = pgTable('listing_name', { locale: text().$type<Locale>().notNull(), name: bareText().notNull(), ordinal: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.locale, table.name, table.ordinal] }),
]);

/** Each word of the catalogue once: stems, parts, synonyms and typing errors are looked up here. */
export const searchWord = pgTable(
  'search_word',
  {
    locale: text().$type<Locale>().notNull(),
    /** Folded. */
    word: bareText().notNull(),
    /** As the catalogue writes it. */
    written: text().notNull(),
    stem: text().notNull(),
    /** Itself, its stem, and those of its parts. */
    keys: text().array().notNull(),
    /** Families that bear it; 0: only a synonym does. */
    families: integer().notNull(),
    /** Which they are, and how well they bear it: see `postings.ts`. */
    postings: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_word_alike').using('gin', table.word.op('gin_trgm_ops')),
    index('search_word_keys').using('gin', table.keys),
  ],
);

/** Terms that mean the same share a group; those of group 0 say nothing beside other words. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: text().$type<Language>().notNull(),
    group: integer('group_id').notNull(),
    term: text().notNull(),
    /** Of its words, in their order. */
    stems: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.group, table.term] })],
);
