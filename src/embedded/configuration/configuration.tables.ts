import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Choices, Crop } from '../../contract/configuration.js';
import type { z } from 'zod';
import { timestamptz } from '../database/timestamptz.js';
import type { Owner } from '../identity/identity.js';

/** Saved configurations. The price is not stored but computed when a configuration is read. */
export const configurationTable = pgTable(
  'configuration',
  {
    id: text('id').primaryKey(),
    owner: text('owner').$type<Owner>().notNull(),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    choices: jsonb('choices').$type<Choices>().notNull(),
    crop: jsonb('crop').$type<z.output<typeof Crop>>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('configuration_by_owner').on(table.owner)],
);
