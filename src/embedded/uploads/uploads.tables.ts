import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Owner } from '../identity/identity.js';

export const uploadTable = pgTable(
  'upload',
  {
    /** Unguessable. */
    id: text('id').primaryKey(),
    /** Unguessable: the id in the public addresses of its pictures. Null: an older upload, whose pictures have the upload's own id. */
    previewId: text('preview_id'),
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
  (table) => [index('upload_by_owner').on(table.owner), uniqueIndex('upload_by_preview').on(table.previewId)],
);

/** A file that comes in parts: what it said of itself, and how far it has come. */
export const openUploadTable = pgTable(
  'open_upload',
  {
    /** Unguessable. */
    id: text('id').primaryKey(),
    owner: text('owner').$type<Owner>().notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** Bytes that were acknowledged: those of its parts. */
    offset: integer('offset').notNull().default(0),
    /** Names of the files that hold them, one after the other; what else lies beside was never acknowledged. */
    parts: text('parts').array().notNull().default([]),
    /** What has become of it: kept beside for whoever did not hear the last answer. */
    uploadId: text('upload_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('open_upload_by_owner').on(table.owner).where(sql`upload_id is null`)],
);
