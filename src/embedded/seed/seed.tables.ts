import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was seeded last, so that an unchanged catalogue costs nothing at the next start. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
