import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../contract/locales.js';

/** Searches that found nothing, counted by day (of the seller's time zone). It contains nothing about who searched. */
export const emptySearchTable = pgTable(
  'empty_search',
  { day: date('day').notNull(), locale: text('locale').$type<Locale>().notNull(), words: text('words').notNull(), searches: integer('searches').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.words] })],
);
