import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Owner } from '../identity/identity.js';

export const uploadTable = pgTable(
  'upload',
  {
    /** Unguessable. */
    id: text('id').primaryKey(),
    owner: text('owner').$type<Owner>().notNull(),
    name: text('name').notNull(),
    /** Media type, from the content. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Pixels as looked at, orientation respected; null for what is no picture. */
    width: integer('width'),
    height: integer('height'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('upload_by_owner').on(table.owner)],
);
