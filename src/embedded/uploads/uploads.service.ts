import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { and, asc, eq, inArray, isNull, or, type SQL, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { SentFile } from '../../common/send-file.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { newPublicId } from '../ids.js';
import { Jobs } from '../jobs/jobs.js';
import type { StoredFile } from './incoming-files.js';
import { FILE_STORE, type FileStore, type StorableFile } from './file-store.js';
import { isNamedPicture, nameByContent } from './file-name.js';
import { type Area, isDrawable, isHeic, type Size, sizeOfPicture, turned, writeCut, writePreview, writeThumbnail } from './pictures.js';
import { openUploadTable, uploadTable } from './uploads.tables.js';
import { VirusScanner } from './virus-scanner.js';

export type UploadRow = typeof uploadTable.$inferSelect;
export const previewName = 'preview-800.webp';
export const thumbnailName = 'thumbnail-240.jpg';
export const originalPath = (id: string): string => `/Uploads/${id}/original`;
/** Path of an upload's preview, which needs no session. It contains the preview id, so that it does not reveal the upload's id; older uploads have no preview id. */
export const previewPath = ({ id, previewId }: Pick<UploadRow, 'id' | 'previewId'>): string => `/Uploads/${previewId ?? id}/${previewName}`;
export const thumbnailBeside = (preview: string): string => preview.replace(previewName, thumbnailName);
const publicIdIn = (preview: string): string => preview.split('/')[2]!;
const hasPublicId = (ids: readonly string[]): SQL => or(inArray(uploadTable.previewId, [...ids]), and(inArray(uploadTable.id, [...ids]), isNull(uploadTable.previewId)))!;

/** Maximum number of files in the list of an owner. */
const maximumListed = 100;

/** A received file without a row in the database. */
export interface Received extends StoredFile {
  id: string;
  previewId: string;
  name: string;
  type: string;
  picture: Size | null;
  /** The file was received in parts, for which `UploadLimits.requireUpload` has already been called. */
  isAdmitted?: true;
}

/** Uploaded files. Their type is determined from the content, they are stored before the response, and sent so that no browser runs them. */
@Injectable()
export class UploadsService implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly jobs: Jobs,
    private readonly scanner: VirusScanner,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('sweep_uploads', () => this.store.sweep((ids) => this.knownOf(ids)));
  }

  /**
   * Receives a whole file and scans it for viruses. Type, size and file extension come from the content.
   * @throws Problem FILE_INFECTED, FILE_UNCHECKED; HEIC_UNSUPPORTED; IMAGE_UNREADABLE for an invalid picture or one with too many pixels; the error of the stream
   */
  receive(content: Readable, name: string): Promise<Received> {
    return this.take(content, name, (stored) => this.scanner.check(stored));
  }

  private async take(content: Readable, name: string, check?: (stored: StoredFile) => Promise<void>): Promise<Received> {
    const stored = await this.store.incoming.receive(content);
    try {
      await check?.(stored);
      const found = await fileTypeFromFile(stored.path);
      const type = found?.mime ?? 'application/octet-stream';
      if (isHeic(type)) throw new Problem('HEIC_UNSUPPORTED');
      if (!found && isNamedPicture(name)) throw new Problem('IMAGE_UNREADABLE');
      return {
        ...stored,
        id: newPublicId(),
        previewId: newPublicId(),
        name: nameByContent(name, found),
        type,
        picture: isDrawable(type) ? await sizeOfPicture(stored.path) : null,
      };
    } catch (error) {
      await this.store.incoming.discard(stored);
      throw error;
    }
  }

  /** @throws Problem FILES_FULL when the disk has no room for files */
  requireQuota(): Promise<void> {
    return this.store.incoming.requireSpace();
  }

  /** Receives a part of a file; `storePart` or `discardPart` must follow. */
  receivePart(content: Readable): Promise<StoredFile> {
    return this.store.incoming.receive(content);
  }

  /** Stores a part of an unfinished upload. It counts once its name is in the upload's row. */
  storePart(part: StoredFile, id: string, name: string): Promise<void> {
    return this.store.store(part, id, name);
  }

  discardPart(part: StoredFile): Promise<void> {
    return this.store.incoming.discard(part);
  }

  dropPart(id: string, name: string): Promise<void> {
    return this.store.drop(id, name);
  }

  /** Streams the parts of a file one after the other. The stream fails with Problem NOT_FOUND when a part is missing. */
  openParts(id: string, names: readonly string[]): Readable {
    return Readable.from(this.contentOf(id, names), { objectMode: false });
  }

  async discard(received: Received): Promise<void> {
    await this.store.incoming.discard(received);
    await this.store.remove([received.id]);
  }

  /** Moves a received file and the pictures generated from it to the store. Its row is inserted afterwards, in the caller's transaction. */
  async settle(received: Received): Promise<void> {
    const made: { arrival: StorableFile; file: string }[] = [{ arrival: received, file: 'original' }];
    try {
      if (received.picture) {
        const [preview, thumbnail] = [await this.store.incoming.place(), await this.store.incoming.place()];
        made.push({ arrival: { path: preview }, file: previewName }, { arrival: { path: thumbnail }, file: thumbnailName });
        await writePreview(received.path, preview);
        await writeThumbnail(preview, thumbnail);
      }
      for (const { arrival, file } of made) await this.store.store(arrival, received.id, file);
    } catch (error) {
      for (const { arrival } of made) await this.store.incoming.discard(arrival);
      throw error;
    }
  }

  /** Inserts the row of a file whose id is the hash of its content, unless it exists. */
  async insertOnce(tx: Executor, owner: Owner, { id, previewId, name, type, size, sha256, picture }: Received): Promise<void> {
    const row = { id, previewId, owner, name, type, size, sha256, width: picture?.width ?? null, height: picture?.height ?? null };
    await tx.insert(uploadTable).values(row).onConflictDoNothing();
  }

  async insert(tx: Executor, owner: Owner, { id, previewId, name, type, size, sha256, picture }: Received): Promise<UploadRow> {
    const [row] = await tx
      .insert(uploadTable)
      .values({ id, previewId, owner, name, type, size, sha256, width: picture?.width ?? null, height: picture?.height ?? null })
      .returning();
    return row!;
  }

  /**
   * Copies files and the pictures generated from them for another owner; deleting the originals does not affect the copies. If the transaction fails, the sweep removes the copies.
   * @returns copies by the id of the original
   */
  async copy(tx: Executor, sources: readonly UploadRow[], owner: Owner): Promise<Map<string, UploadRow>> {
    if (sources.length === 0) return new Map();
    const copies = sources.map(({ createdAt: _, ...source }) => ({ source, row: { ...source, id: newPublicId(), previewId: newPublicId(), owner } }));
    for (const { source, row } of copies) for (const file of await this.store.filesOf(source.id)) await this.store.link(source.id, file, row.id);
    const rows = await tx
      .insert(uploadTable)
      .values(copies.map(({ row }) => row))
      .returning();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return new Map(copies.map(({ source, row }) => [source.id, rowOf.get(row.id)!]));
  }

  /** Uploads of any owner with these ids or these preview paths. */
  async find(tx: Executor, ids: readonly string[], previews: readonly string[] = []): Promise<UploadRow[]> {
    if (ids.length + previews.length === 0) return [];
    return tx
      .select()
      .from(uploadTable)
      .where(or(inArray(uploadTable.id, [...ids]), hasPublicId(previews.map(publicIdIn))));
  }

  /** Files of an owner, by name. */
  of(tx: Executor, owner: Owner): Promise<UploadRow[]> {
    return tx.select().from(uploadTable).where(eq(uploadTable.owner, owner)).orderBy(asc(uploadTable.name), asc(uploadTable.id)).limit(maximumListed);
  }

  /** @throws Problem NOT_FOUND */
  async requireOwn(tx: Executor, id: string, owner: Owner): Promise<UploadRow> {
    const [row] = await tx
      .select()
      .from(uploadTable)
      .where(and(eq(uploadTable.id, id), eq(uploadTable.owner, owner)));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  /**
   * Crops a picture at full resolution and stores the result; `insert` must follow. It can take seconds and must not run within a transaction.
   * @throws Problem IMAGE_UNREADABLE; VALIDATION for an area outside the picture
   */
  async cut(source: UploadRow, area: Area): Promise<Received> {
    const size = this.sizeOf(source, area.rotation);
    const outside = [area.x + area.width > size.width && 'width', area.y + area.height > size.height && 'height'].filter((field) => field !== false);
    if (outside.length) {
      const errors = outside.map((field) => ({ field, code: 'yup.errors.number.max', params: { max: field === 'width' ? size.width - area.x : size.height - area.y } }));
      throw new Problem('VALIDATION', { errors });
    }
    const path = await this.store.incoming.place();
    try {
      await this.store.local(source.id, 'original', (original) => writeCut(original, path, area));
      const cut = await this.take(createReadStream(path), source.name);
      await this.settle(cut);
      return cut;
    } finally {
      await this.store.incoming.discard({ path });
    }
  }

  /** Runs `save`, and discards the received file when it fails or when `isKept` is false for its result. */
  async storing<Answer>(received: Received | undefined, isKept: (answer: Answer) => boolean, save: () => Promise<Answer>): Promise<Answer> {
    let isSaved = false;
    try {
      const answer = await save();
      isSaved = isKept(answer);
      return answer;
    } finally {
      if (received && !isSaved) await this.discard(received);
    }
  }

  /** Deletes those uploads that belong to the owner. @returns the deleted ids, whose files must be removed after the commit */
  async removeAll(tx: Executor, ids: readonly string[], owner: Owner): Promise<string[]> {
    if (ids.length === 0) return [];
    const isOwn = and(inArray(uploadTable.id, [...ids]), eq(uploadTable.owner, owner));
    return (await tx.delete(uploadTable).where(isOwn).returning({ id: uploadTable.id })).map(({ id }) => id);
  }

  /** Deletes the upload with a preview path, if it belongs to the owner. */
  async withdrawPublicIds(tx: Executor, preview: string, owner: Owner): Promise<void> {
    await tx.delete(uploadTable).where(and(hasPublicId([publicIdIn(preview)]), eq(uploadTable.owner, owner)));
  }

  /** Bytes of all uploads of an owner. */
  async bytesOf(tx: Executor, owner: Owner): Promise<number> {
    const [kept] = await tx
      .select({ bytes: sum(uploadTable.size).mapWith(Number) })
      .from(uploadTable)
      .where(eq(uploadTable.owner, owner));
    return kept?.bytes ?? 0;
  }

  /** Size in pixels after rotation. @throws Problem IMAGE_UNREADABLE when it is not a picture */
  sizeOf({ width, height }: Pick<UploadRow, 'width' | 'height'>, rotation: Area['rotation']): Size {
    if (width === null || height === null) throw new Problem('IMAGE_UNREADABLE');
    return turned({ width, height }, rotation);
  }

  /** Opens a file of an upload: by the upload's id for its owner only; by the preview id the generated pictures for everybody. @throws Problem NOT_FOUND */
  async get(id: string, file: string, owner: Owner | undefined): Promise<SentFile> {
    const isOriginal = file === 'original';
    const isOwn = owner && and(eq(uploadTable.id, id), eq(uploadTable.owner, owner));
    const [row] =
      isOriginal && !isOwn
        ? []
        : await this.db
            .select()
            .from(uploadTable)
            .where(isOriginal ? isOwn : or(hasPublicId([id]), isOwn));
    const found = row && (await this.store.open(row.id, file));
    if (!row || !found) throw new Problem('NOT_FOUND');
    const type = isOriginal ? row.type : `image/${file.slice(file.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`;
    return {
      ...found,
      type: isOriginal && !isDrawable(type) ? 'application/octet-stream' : type,
      name: isOriginal ? row.name : file,
      isInline: !isOriginal,
      ...(!isOriginal && { etag: `"${id}-${file}"` }),
    };
  }

  /** Content of a stored file. @throws Problem NOT_FOUND */
  async open(id: string, file = 'original'): Promise<Readable> {
    const found = await this.store.open(id, file);
    if (!found) throw new Problem('NOT_FOUND');
    return found.content;
  }

  removeFiles(ids: readonly string[]): Promise<void> {
    return this.store.remove(ids);
  }

  private async knownOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const among = (table: typeof uploadTable | typeof openUploadTable) =>
      this.db
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.id, [...ids]));
    const rows = ids.length ? await unionAll(among(uploadTable), among(openUploadTable)) : [];
    return new Set(rows.map(({ id }) => id));
  }

  private async *contentOf(id: string, names: readonly string[]): AsyncGenerator<Buffer> {
    for (const name of names) yield* (await this.open(id, name)) as AsyncIterable<Buffer>;
  }
}
