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
import { newOpeningId } from '../ids.js';
import { Jobs } from '../jobs/jobs.js';
import type { StoredFile } from './arrivals.js';
import { FILE_STORE, type FileStore, type Keepable } from './file-store.js';
import { isNamedPicture, nameByContent } from './file-name.js';
import { type Area, isDrawable, isHeic, type Size, sizeOfPicture, turned, writeCut, writePreview, writeThumbnail } from './pictures.js';
import { openUploadTable, uploadTable } from './uploads.tables.js';
import { VirusScanner } from './virus-scanner.js';

export type UploadRow = typeof uploadTable.$inferSelect;
export const previewName = 'preview-800.webp';
export const thumbnailName = 'thumbnail-240.jpg';
export const originalPath = (id: string): string => `/Uploads/${id}/original`;
/** Path of an upload's preview. Everybody who has it can open it, so it does not contain the id of a newer upload. */
export const previewPath = ({ id, previewId }: Pick<UploadRow, 'id' | 'previewId'>): string => `/Uploads/${previewId ?? id}/${previewName}`;
export const thumbnailBeside = (preview: string): string => preview.replace(previewName, thumbnailName);
const publicIdIn = (preview: string): string => preview.split('/')[2]!;
const hasPublicId = (ids: readonly string[]): SQL => or(inArray(uploadTable.previewId, [...ids]), and(inArray(uploadTable.id, [...ids]), isNull(uploadTable.previewId)))!;

/** Files of an owner that are listed at a time. */
const maximumListed = 100;

/** A file that came in and has no row yet. */
export interface Received extends StoredFile {
  id: string;
  previewId: string;
  name: string;
  type: string;
  picture: Size | null;
  /** It came in parts, of which each was let in. */
  isAdmitted?: true;
}

/** Uploaded files: looked into, kept before anybody hears of them, served so that no browser runs them. */
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
   * Receives a file of others whole, has it looked at for viruses and looks into it; type, size and the ending of its name come from the content.
   * @throws Problem FILE_INFECTED, FILE_UNCHECKED; HEIC_UNSUPPORTED; IMAGE_UNREADABLE for a picture that is none, or would be too large unpacked; what the stream fails with
   */
  receive(content: Readable, name: string): Promise<Received> {
    return this.take(content, name, (stored) => this.scanner.check(stored));
  }

  private async take(content: Readable, name: string, check?: (stored: StoredFile) => Promise<void>): Promise<Received> {
    const stored = await this.store.arrivals.receive(content);
    try {
      await check?.(stored);
      const found = await fileTypeFromFile(stored.path);
      const type = found?.mime ?? 'application/octet-stream';
      if (isHeic(type)) throw new Problem('HEIC_UNSUPPORTED');
      if (!found && isNamedPicture(name)) throw new Problem('IMAGE_UNREADABLE');
      return {
        ...stored,
        id: newOpeningId(),
        previewId: newOpeningId(),
        name: nameByContent(name, found),
        type,
        picture: isDrawable(type) ? await sizeOfPicture(stored.path) : null,
      };
    } catch (error) {
      await this.store.arrivals.discard(stored);
      throw error;
    }
  }

  /** @throws Problem FILES_FULL when no file can be taken now */
  requireRoom(): Promise<void> {
    return this.store.arrivals.requireRoom();
  }

  /** Receives a part of a file; it waits for `keepPart` or `discardPart`. */
  receivePart(content: Readable): Promise<StoredFile> {
    return this.store.arrivals.receive(content);
  }

  /** Keeps a part beside the others of a file that is not whole; it counts once its name is in the file's row. */
  keepPart(part: StoredFile, id: string, name: string): Promise<void> {
    return this.store.keep(part, id, name);
  }

  discardPart(part: StoredFile): Promise<void> {
    return this.store.arrivals.discard(part);
  }

  dropPart(id: string, name: string): Promise<void> {
    return this.store.drop(id, name);
  }

  /** Parts of a file, one after the other. It fails with Problem NOT_FOUND where one is missing. */
  openParts(id: string, names: readonly string[]): Readable {
    return Readable.from(this.contentOf(id, names), { objectMode: false });
  }

  async discard(received: Received): Promise<void> {
    await this.store.arrivals.discard(received);
    await this.store.remove([received.id]);
  }

  /** Gives a received file its place, and what is made of it; its row follows in the transaction that wants it. */
  async settle(received: Received): Promise<void> {
    const made: { arrival: Keepable; file: string }[] = [{ arrival: received, file: 'original' }];
    try {
      if (received.picture) {
        const [preview, thumbnail] = [await this.store.arrivals.place(), await this.store.arrivals.place()];
        made.push({ arrival: { path: preview }, file: previewName }, { arrival: { path: thumbnail }, file: thumbnailName });
        await writePreview(received.path, preview);
        await writeThumbnail(preview, thumbnail);
      }
      for (const { arrival, file } of made) await this.store.keep(arrival, received.id, file);
    } catch (error) {
      for (const { arrival } of made) await this.store.arrivals.discard(arrival);
      throw error;
    }
  }

  async insert(tx: Executor, owner: Owner, { id, previewId, name, type, size, sha256, picture }: Received): Promise<UploadRow> {
    const [row] = await tx
      .insert(uploadTable)
      .values({ id, previewId, owner, name, type, size, sha256, width: picture?.width ?? null, height: picture?.height ?? null })
      .returning();
    return row!;
  }

  /**
   * Copies files, with the pictures made of them, for another owner: changes of the first do not affect them. The sweep removes the copies if the transaction fails.
   * @returns the copy by the id of its source
   */
  async copy(tx: Executor, sources: readonly UploadRow[], owner: Owner): Promise<Map<string, UploadRow>> {
    if (sources.length === 0) return new Map();
    const copies = sources.map(({ createdAt: _, ...source }) => ({ source, row: { ...source, id: newOpeningId(), previewId: newOpeningId(), owner } }));
    for (const { source, row } of copies) for (const file of await this.store.filesOf(source.id)) await this.store.link(source.id, file, row.id);
    const rows = await tx
      .insert(uploadTable)
      .values(copies.map(({ row }) => row))
      .returning();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return new Map(copies.map(({ source, row }) => [source.id, rowOf.get(row.id)!]));
  }

  /** Uploads with these ids, and those that these previews show, whoever owns them. */
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
   * Cuts a picture, at full resolution, into a file that waits for its row. Takes its time: never within a transaction.
   * @throws Problem IMAGE_UNREADABLE; VALIDATION for an area outside of the picture
   */
  async cut(source: UploadRow, area: Area): Promise<Received> {
    const size = this.sizeOf(source, area.rotation);
    const outside = [area.x + area.width > size.width && 'width', area.y + area.height > size.height && 'height'].filter((field) => field !== false);
    if (outside.length) {
      const errors = outside.map((field) => ({ field, code: 'yup.errors.number.max', params: { max: field === 'width' ? size.width - area.x : size.height - area.y } }));
      throw new Problem('VALIDATION', { errors });
    }
    const path = await this.store.arrivals.place();
    try {
      await this.store.local(source.id, 'original', (original) => writeCut(original, path, area));
      const cut = await this.take(createReadStream(path), source.name);
      await this.settle(cut);
      return cut;
    } finally {
      await this.store.arrivals.discard({ path });
    }
  }

  /** What was received is thrown away again when `save` fails, or answers without it. */
  async keeping<Answer>(received: Received | undefined, isKept: (answer: Answer) => boolean, save: () => Promise<Answer>): Promise<Answer> {
    let isSaved = false;
    try {
      const answer = await save();
      isSaved = isKept(answer);
      return answer;
    } finally {
      if (received && !isSaved) await this.discard(received);
    }
  }

  /** Deletes uploads that belong to an owner, and no others. @returns the deleted ids, whose files are to be removed once that is committed */
  async forget(tx: Executor, ids: readonly string[], owner: Owner): Promise<string[]> {
    if (ids.length === 0) return [];
    const isOwn = and(inArray(uploadTable.id, [...ids]), eq(uploadTable.owner, owner));
    return (await tx.delete(uploadTable).where(isOwn).returning({ id: uploadTable.id })).map(({ id }) => id);
  }

  /** Deletes the upload that a preview shows, if the owner has it. */
  async forgetShown(tx: Executor, preview: string, owner: Owner): Promise<void> {
    await tx.delete(uploadTable).where(and(hasPublicId([publicIdIn(preview)]), eq(uploadTable.owner, owner)));
  }

  /** Bytes an owner keeps here. */
  async bytesOf(tx: Executor, owner: Owner): Promise<number> {
    const [kept] = await tx
      .select({ bytes: sum(uploadTable.size).mapWith(Number) })
      .from(uploadTable)
      .where(eq(uploadTable.owner, owner));
    return kept?.bytes ?? 0;
  }

  /** Size as looked at after turning. @throws Problem IMAGE_UNREADABLE for what is no picture */
  sizeOf({ width, height }: Pick<UploadRow, 'width' | 'height'>, rotation: Area['rotation']): Size {
    if (width === null || height === null) throw new Problem('IMAGE_UNREADABLE');
    return turned({ width, height }, rotation);
  }

  /** The original, and by the upload's id the pictures made of it, for its owner alone; the pictures for everybody with their public id. @throws Problem NOT_FOUND */
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

  /** A kept file's content; the original's unless told. @throws Problem NOT_FOUND */
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
