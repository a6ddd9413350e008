import type { StorageFile, StorageItem } from '../../contract/storage.js';
import { originalPath, previewPath, type UploadRow } from '../uploads/uploads.service.js';
import type { PresentedGoods } from './storage-goods.js';
import type { ItemRow, storageFileTable } from './storage.tables.js';

export interface FileRow {
  file: typeof storageFileTable.$inferSelect;
  upload: UploadRow;
}

export const presentFile = ({ file, upload }: FileRow): StorageFile => ({
  id: file.id,
  uploadId: upload.id,
  name: upload.name,
  type: upload.type,
  size: upload.size,
  width: upload.width,
  height: upload.height,
  position: file.position,
  path: originalPath(upload.id),
  preview: upload.width === null ? null : previewPath(upload),
});

export const presentItem = (row: ItemRow, files: readonly FileRow[], goods: PresentedGoods): StorageItem => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  configurationId: row.configurationId,
  quantity: row.quantity,
  ...goods,
  note: row.note,
  position: row.position,
  files: files.filter(({ file }) => file.itemId === row.id).map(presentFile),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
