import { boolean, customType, date, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import type { Language, Locale } from '../../contract/locales.js';
import type { Texts } from './catalogue.types.js';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Families on sale as lists narrow and sort them: made of the catalogue's tables by `indexListing`, and of nothing else. */
export const listing = pgTable(
  'listing',
  {
    family: text().primaryKey(),
    /** Its first colour, which stands for it. */
    productId: text('product_id').notNull(),
    popularity: integer().notNull(),
    since: date().notNull(),
    grossEur: integer('gross_eur').notNull(),
    grossGbp: integer('gross_gbp').notNull(),
    alpha: real().notNull(),
    /** Some colour of it can be had. */
    inStock: boolean('in_stock').notNull(),
    /** What of `listing_tag` it has. */
    tags: integer().array().notNull(),
  },
  (table) => [
    index('listing_by_popularity').on(table.popularity.desc().nullsFirst(), table.productId),
    index('listing_by_since').on(table.since.desc().nullsFirst(), table.productId),
    index('listing_by_gross_eur').on(table.grossEur, table.productId),
    index('listing_by_gross_gbp').on(table.grossGbp, table.productId),
    index('listing_by_alpha').on(table.alpha.desc().nullsFirst(), table.productId),
    index('listing_tags').using('gin', table.tags),
  ],
);

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

/** The words a family is found by. Both vectors bear a word that stands for the locale (`localeWord`), so that one index tells them apart. */
export const listingText = pgTable(
  'listing_text',
  {
    family: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Its name in folded words. */
    name: text().notNull(),
    /** The words of its name alone: small, because each find is ranked by it. */
    names: tsvector().notNull(),
    /** Folded words: A of the name, B of its categories, C of attributes and colours, D of the summary. */
    search: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.family] }),
    index('listing_text_names').using('gin', table.names),
    index('listing_text_search').using('gin', table.search),
  ],
);

/** Each word of the catalogue once: stems, parts, synonyms and typing errors are looked up here. */
export const searchWord = pgTable(
  'search_word',
  {
    locale: text().$type<Locale>().notNull(),
    /** Folded. */
    word: text().notNull(),
    /** As the catalogue writes it. */
    written: text().notNull(),
    stem: text().notNull(),
    /** Itself, its stem, and those of its parts. */
    keys: text().array().notNull(),
    /** Families that bear it; 0: only a synonym does. */
    families: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_word_prefix').on(table.locale, table.word.op('text_pattern_ops')),
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
