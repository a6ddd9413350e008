import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Room } from '../../contract/room.js';
import type { storageKinds } from '../../contract/storage.js';
import { timestamptz } from '../database/timestamptz.js';
import type { Owner } from '../identity/identity.js';
import { uploadTable } from '../uploads/uploads.tables.js';

/** A saved design, file or product. Positions are 1, 2, 3 … among an owner's items that are not deleted. */
export const storageItemTable = pgTable(
  'storage_item',
  {
    id: text('id').primaryKey(),
    owner: text('owner').$type<Owner>().notNull(),
    kind: text('kind').$type<(typeof storageKinds)[number]>().notNull(),
    name: text('name').notNull(),
    note: text('note'),
    configurationId: text('configuration_id'),
    /** For products: id, quantity, and the room they were calculated for. */
    productId: text('product_id'),
    quantity: integer('quantity'),
    room: jsonb('room').$type<Room>(),
    /** Null for deleted items. */
    position: integer('position'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    index('storage_item_by_owner').on(table.owner, table.position),
    index('storage_item_by_configuration').on(table.configurationId).where(sql`configuration_id is not null`),
  ],
);
export type ItemRow = typeof storageItemTable.$inferSelect;

/** A file of an item. Positions are 1, 2, 3 … within the item. */
export const storageFileTable = pgTable(
  'storage_file',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => storageItemTable.id, { onDelete: 'cascade' }),
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploadTable.id),
    position: integer('position').notNull(),
  },
  (table) => [index('storage_file_by_item').on(table.itemId, table.position), uniqueIndex('storage_file_by_upload').on(table.uploadId)],
);
