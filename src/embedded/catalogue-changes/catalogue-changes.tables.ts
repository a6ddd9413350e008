import { sql } from 'drizzle-orm';
import { date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, writtenAt } from '../database/timestamptz.js';
import type { AnyEntry, EntryKind } from './catalogue-changes.types.js';

/** The catalogue as ops maintain it. The tables of products, texts and lists are derived from it. */
export const catalogueEntry = pgTable(
  'catalogue_entry',
  {
    kind: text().$type<EntryKind>().notNull(),
    /** Code of a family, id of a category or colour, name of an attribute, language of synonyms, file of a picture. */
    key: text().notNull(),
    /** Null: removed. It is `json`, because `jsonb` does not keep the order of the attributes of a product. */
    entry: json().$type<AnyEntry>(),
    /** The entry in the brand files of the last release; null: the release does not have it. */
    released: json().$type<AnyEntry>(),
    /** Order of categories in the menu; 0 for other kinds. */
    position: integer().notNull().default(0),
    /** Next day on which the price changes by a schedule. */
    dueOn: date('due_on'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('catalogue_entry_due').on(table.dueOn).where(sql`due_on is not null`)],
);

/** A change set: changes of the catalogue that were made together. */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    id: text().primaryKey(),
    at: writtenAt('at'),
    by: text().notNull(),
    reason: text().notNull(),
    /** The change set that this one undoes. */
    undoes: text(),
  },
  (table) => [index('catalogue_change_by_time').on(table.at)],
);

/** An entry before and after a change set. */
export const catalogueChangeEntry = pgTable(
  'catalogue_change_entry',
  {
    changeId: text('change_id')
      .notNull()
      .references(() => catalogueChange.id, { onDelete: 'cascade' }),
    kind: text().$type<EntryKind>().notNull(),
    key: text().notNull(),
    /** Null: it did not exist. */
    before: json().$type<AnyEntry>(),
    /** Null: it was removed. */
    after: json().$type<AnyEntry>(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.kind, table.key] }), index('catalogue_change_entry_by_key').on(table.kind, table.key)],
);
