import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, max, or } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import type { StorageItem } from '../../contract/storage.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { uploadTable } from '../uploads/uploads.tables.js';
import type { FileRow } from './storage.presenter.js';
import { type ItemRow, storageFileTable, storageItemTable } from './storage.tables.js';

/** Maximum number of items of an owner, including deleted ones. */
const maximumItems = 500;

/** @throws Problem NOT_FOUND */
export const requireItem = async (tx: Executor, owner: Owner, id: string): Promise<ItemRow> => {
  const [row] = await tx
    .select()
    .from(storageItemTable)
    .where(and(eq(storageItemTable.id, id), eq(storageItemTable.owner, owner)));
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

/** Files of the items by position, in one query. */
export const filesOf = async (tx: Executor, itemIds: readonly string[]): Promise<FileRow[]> =>
  itemIds.length === 0
    ? []
    : tx
        .select({ file: storageFileTable, upload: uploadTable })
        .from(storageFileTable)
        .innerJoin(uploadTable, eq(uploadTable.id, storageFileTable.uploadId))
        .where(inArray(storageFileTable.itemId, [...itemIds]))
        .orderBy(asc(storageFileTable.position));

/** The saved file of an upload; undefined after it was deleted. */
export const fileOfUpload = async (tx: Executor, uploadId: string): Promise<FileRow | undefined> =>
  (
    await tx
      .select({ file: storageFileTable, upload: uploadTable })
      .from(storageFileTable)
      .innerJoin(uploadTable, eq(uploadTable.id, storageFileTable.uploadId))
      .where(eq(uploadTable.id, uploadId))
  )[0];

/** The owner's saved files with these ids, in the order of the ids. */
export const ownFiles = async (tx: Executor, ids: readonly string[], owner: Owner): Promise<FileRow[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ file: storageFileTable, upload: uploadTable })
    .from(storageFileTable)
    .innerJoin(uploadTable, eq(uploadTable.id, storageFileTable.uploadId))
    .innerJoin(storageItemTable, eq(storageItemTable.id, storageFileTable.itemId))
    .where(and(inArray(storageFileTable.id, [...ids]), eq(storageItemTable.owner, owner)));
  return [...new Set(ids)].flatMap((id) => rows.find(({ file }) => file.id === id) ?? []);
};

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export interface Search {
  q?: string | undefined;
  deleted: boolean;
  kind?: StorageItem['kind'] | undefined;
  limit: number;
  offset: number;
}

/** A page of items, and the number of all. Items are sorted by position, deleted ones by time of deletion, newest first. */
export const findItems = async (tx: Executor, owner: Owner, { q, deleted, kind, limit, offset }: Search): Promise<{ rows: ItemRow[]; total: number }> => {
  const table = storageItemTable;
  const wanted = and(
    eq(table.owner, owner),
    deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    kind && eq(table.kind, kind),
    q ? or(ilike(table.name, like(q)), ilike(table.note, like(q))) : undefined,
  );
  const rows = await tx
    .select()
    .from(table)
    .where(wanted)
    .orderBy(deleted ? desc(table.deletedAt) : asc(table.position), asc(table.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(table).where(wanted);
  return { rows, total: counted!.total };
};

/** Position after the last item that is not deleted. Requires `lockLibrary`. */
export const nextPosition = async (tx: Executor, owner: Owner): Promise<number> => {
  const [last] = await tx
    .select({ position: max(storageItemTable.position) })
    .from(storageItemTable)
    .where(eq(storageItemTable.owner, owner));
  return (last?.position ?? 0) + 1;
};

const countItems = async (tx: Executor, owner: Owner): Promise<number> =>
  (await tx.select({ total: count() }).from(storageItemTable).where(eq(storageItemTable.owner, owner)))[0]!.total;

/** Adds an item at the end. Requires `lockLibrary`. @throws Problem VALIDATION when the owner has the maximum number of items */
export const insertItem = async (tx: Executor, owner: Owner, facts: Omit<typeof storageItemTable.$inferInsert, 'id' | 'owner' | 'position'>): Promise<ItemRow> => {
  if ((await countItems(tx, owner)) >= maximumItems) throw new Problem('VALIDATION', { errors: [{ field: '', code: 'yup.errors.array.max', params: { max: maximumItems } }] });
  const [row] = await tx
    .insert(storageItemTable)
    .values({ ...facts, id: newId(), owner, position: await nextPosition(tx, owner) })
    .returning();
  return row!;
};
