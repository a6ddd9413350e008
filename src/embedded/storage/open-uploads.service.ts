import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import { maximumUploadBytes, type OpenUpload } from '../../contract/storage.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import type { StoredFile } from '../uploads/arrivals.js';
import { isHeic } from '../uploads/pictures.js';
import { UploadBounds } from '../uploads/upload-bounds.js';
import { type Received, UploadsService } from '../uploads/uploads.service.js';
import { openUploadTable } from '../uploads/uploads.tables.js';
import { lockLibrary } from './positions.js';
import { presentFile } from './storage.presenter.js';
import { StorageService } from './storage.service.js';
import { fileOfUpload } from './storage.store.js';

type Row = typeof openUploadTable.$inferSelect;

/** Files an owner may be sending at a time: the oldest gives way to one more. */
const maximumOpen = 10;
/** Parts a file may come in; the smallest a browser makes of the largest file are half as many. */
const maximumParts = 1000;
/** Milliseconds; the sweep takes them after as long. */
const lifetime = 86_400_000;

const present = async (tx: Executor, row: Row): Promise<OpenUpload> => {
  const { id, name, size, offset, uploadId, createdAt } = row;
  const found = uploadId === null ? undefined : await fileOfUpload(tx, uploadId);
  if (uploadId !== null && !found) throw new Problem('NOT_FOUND');
  return { id, name, size, offset, file: found ? presentFile(found) : null, expiresAt: new Date(createdAt.getTime() + lifetime).toISOString() };
};

/** Files that come in parts, so that a broken line costs one part: kept before a part is acknowledged, in the library once whole. */
@Injectable()
export class OpenUploadsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly uploads: UploadsService,
    private readonly uploadBounds: UploadBounds,
    private readonly storage: StorageService,
  ) {}

  /** @throws Problem PAYLOAD_TOO_LARGE, HEIC_UNSUPPORTED, FILES_FULL, GUEST_FILES_FULL */
  async start(facts: Given<'startUpload'>, call: CallContext): Promise<OpenUpload | Replayed<OpenUpload>> {
    const { name, type = '', size } = facts;
    if (size > maximumUploadBytes) throw new Problem('PAYLOAD_TOO_LARGE');
    if (isHeic(type) || /\.hei[cf]$/i.test(name)) throw new Problem('HEIC_UNSUPPORTED');
    await this.uploads.requireRoom();
    return once(this.db, call, 'startUpload', facts, async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      await lockLibrary(tx, owner);
      await this.uploadBounds.requireRoom(tx, owner, size);
      await this.makeRoom(tx, owner);
      const [row] = await tx.insert(openUploadTable).values({ id: newId(), owner, name, size }).returning();
      return { ...(await present(tx, row!)), ...(newToken && { cartToken: newToken }) };
    });
  }

  /** @throws Problem NOT_FOUND */
  async get({ id }: Given<'getOpenUpload'>, call: CallContext): Promise<OpenUpload> {
    return present(this.db, await this.requireOwn(this.db, id, call));
  }

  /**
   * Takes the next part. The last one makes the file whole; where that could not be finished, an empty part at the end does it again.
   * @throws Problem NOT_FOUND; CONFLICT with the right offset; PAYLOAD_TOO_LARGE beyond the size announced; GUEST_FILES_FULL; VALIDATION for too many parts; what a whole file can fail with
   */
  async append({ id, offset }: Given<'appendUpload'>, part: IncomingFile | undefined, call: CallContext): Promise<OpenUpload> {
    const known = await this.requireOwn(this.db, id, call);
    if (!part) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    const received = await this.uploads.receivePart(part.content);
    try {
      await this.requirePlace(this.db, known, offset, received);
      const row = received.size ? await this.join(id, offset, received, call) : known;
      return row.offset === row.size && row.uploadId === null ? await this.finish(row, call) : await present(this.db, row);
    } finally {
      await this.uploads.discardPart(received);
    }
  }

  /** @throws Problem NOT_FOUND, also for what is whole already */
  async cancel({ id }: Given<'cancelUpload'>, call: CallContext): Promise<void> {
    const { uploadId } = await this.requireOwn(this.db, id, call);
    if (uploadId !== null) throw new Problem('NOT_FOUND');
    await this.forget([id]);
  }

  /** Keeps a part, and then names it in the row: of two parts for one place the first to be named counts, and the other finds a new offset. */
  private async join(id: string, offset: number, part: StoredFile, call: CallContext): Promise<Row> {
    const name = `part-${newId()}`;
    await this.uploads.keepPart(part, id, name);
    return this.db
      .transaction(async (tx) => {
        const row = await this.requireOwn(tx, id, call, true);
        await this.requirePlace(tx, row, offset, part);
        await this.uploadBounds.admit(tx, row.owner, part.size, call);
        const reached = { offset: offset + part.size, parts: sql`array_append(${openUploadTable.parts}, ${name})` };
        return (await tx.update(openUploadTable).set(reached).where(eq(openUploadTable.id, id)).returning())[0]!;
      })
      .catch(async (error: unknown) => {
        // After any other failure it may have been named all the same.
        if (error instanceof Problem) await this.uploads.dropPart(id, name);
        throw error;
      });
  }

  private async requirePlace(tx: Executor, row: Row, offset: number, { size }: StoredFile): Promise<void> {
    if (row.offset !== offset) throw new Problem('CONFLICT', { current: await present(tx, row) });
    if (offset + size > row.size) throw new Problem('PAYLOAD_TOO_LARGE');
    if (size && row.parts.length >= maximumParts) throw new Problem('VALIDATION', { errors: [{ field: 'offset', code: 'yup.errors.array.max', params: { max: maximumParts } }] });
  }

  private async finish(open: Row, call: CallContext): Promise<OpenUpload> {
    const { id } = open;
    const whole = await this.receiveWhole(open).catch(async (error: unknown) => {
      // A file that is refused for what it is will not be better next time.
      if (error instanceof Problem && error.status < 500) await this.forget([id]);
      throw error;
    });
    const isKept = ({ file }: OpenUpload) => file?.uploadId === whole.id;
    const answer = await this.uploads.keeping(whole, isKept, () =>
      this.db.transaction(async (tx) => {
        const row = await this.requireOwn(tx, id, call, true);
        if (row.uploadId !== null) return present(tx, row);
        await this.storage.insert(tx, { kind: 'file' }, { ...whole, isAdmitted: true }, call);
        const [done] = await tx.update(openUploadTable).set({ uploadId: whole.id }).where(eq(openUploadTable.id, id)).returning();
        return present(tx, done!);
      }),
    );
    await this.uploads.removeFiles([id]);
    return answer;
  }

  private async receiveWhole({ id, name, size, parts }: Row): Promise<Received> {
    const whole = await this.storage.receive(this.uploads.openParts(id, parts), name);
    if (whole.size === size) return whole;
    await this.uploads.discard(whole);
    throw new Problem('NOT_FOUND');
  }

  private async makeRoom(tx: Executor, owner: Owner): Promise<void> {
    const open = await tx
      .select({ id: openUploadTable.id })
      .from(openUploadTable)
      .where(and(eq(openUploadTable.owner, owner), isNull(openUploadTable.uploadId)))
      .orderBy(asc(openUploadTable.createdAt));
    const given = open.slice(0, Math.max(0, open.length - maximumOpen + 1)).map(({ id }) => id);
    if (given.length) await tx.delete(openUploadTable).where(inArray(openUploadTable.id, given));
  }

  private async forget(ids: string[]): Promise<void> {
    await this.db.delete(openUploadTable).where(inArray(openUploadTable.id, ids));
    await this.uploads.removeFiles(ids);
  }

  private async requireOwn(tx: Executor, id: string, call: CallContext, isLocked = false): Promise<Row> {
    const owner = await this.identity.requireOwner(call, tx);
    const query = tx
      .select()
      .from(openUploadTable)
      .where(and(eq(openUploadTable.id, id), eq(openUploadTable.owner, owner)));
    const [row] = await (isLocked ? query.for('update') : query);
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }
}
