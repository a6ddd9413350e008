import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';
import type { Owner } from '../identity/identity.js';

export const uploadTable = pgTable(
  'upload',
  {
    /** Unguessable. */
    id: text('id').primaryKey(),
    /** Unguessable id in the public paths of its pictures. Null: an older upload, whose pictures are public by the upload's id. */
    previewId: text('preview_id'),
    owner: text('owner').$type<Owner>().notNull(),
    name: text('name').notNull(),
    /** Media type, detected from the content. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Size in pixels as displayed, with the EXIF orientation applied; null when it is not a picture. */
    width: integer('width'),
    height: integer('height'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('upload_by_owner').on(table.owner), uniqueIndex('upload_by_preview').on(table.previewId)],
);

/** A resumable upload: the announced name and size, and its progress. */
export const openUploadTable = pgTable(
  'open_upload',
  {
    /** Unguessable. */
    id: text('id').primaryKey(),
    owner: text('owner').$type<Owner>().notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** Number of acknowledged bytes: those of its parts. */
    offset: integer('offset').notNull().default(0),
    /** Names of the files with these bytes, in order. Other stored files of this id were not acknowledged. */
    parts: text('parts').array().notNull().default([]),
    /** Id of the complete upload. The row stays for a client that did not receive the last response. */
    uploadId: text('upload_id'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('open_upload_by_owner').on(table.owner).where(sql`upload_id is null`)],
);
