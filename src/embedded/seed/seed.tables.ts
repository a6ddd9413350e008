import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/** Hash of the catalogue that was seeded last, so that an unchanged one is not seeded again, and the brand of the database. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  at: timestamptz('at').notNull().defaultNow(),
});
