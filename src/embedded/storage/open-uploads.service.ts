import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import { maximumUploadBytes, type OpenUpload } from '../../contract/storage.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import type { StoredFile } from '../uploads/incoming-files.js';
import { isHeic } from '../uploads/pictures.js';
import { UploadLimits } from '../uploads/upload-limits.js';
import { type Received, UploadsService } from '../uploads/uploads.service.js';
import { openUploadTable } from '../uploads/uploads.tables.js';
import { lockLibrary } from './positions.js';
import { presentFile } from './storage.presenter.js';
import { StorageService } from './storage.service.js';
import { fileOfUpload } from './storage.store.js';

type Row = typeof openUploadTable.$inferSelect;

/** Maximum number of unfinished uploads of an owner. One more deletes the oldest. */
const maximumOpen = 10;
/** Maximum number of parts of a file: twice the number that a browser sends for the largest file in its smallest parts. */
const maximumParts = 1000;
/** Lifetime of an unfinished upload in milliseconds. The sweep deletes it after that. */
const lifetime = 86_400_000;

const present = async (tx: Executor, row: Row): Promise<OpenUpload> => {
  const { id, name, size, offset, uploadId, createdAt } = row;
  const found = uploadId === null ? undefined : await fileOfUpload(tx, uploadId);
  if (uploadId !== null && !found) throw new Problem('NOT_FOUND');
  return { id, name, size, offset, file: found ? presentFile(found) : null, expiresAt: new Date(createdAt.getTime() + lifetime).toISOString() };
};

/** Resumable uploads in parts: a lost connection costs one part. Each part is stored before it is acknowledged, and the complete file is added to the library. */
@Injectable()
export class OpenUploadsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly uploads: UploadsService,
    private readonly uploadBounds: UploadLimits,
    private readonly storage: StorageService,
  ) {}

  /** @throws Problem PAYLOAD_TOO_LARGE, HEIC_UNSUPPORTED, FILES_FULL, GUEST_FILES_FULL */
  async start(facts: InputValue<'startUpload'>, call: CallContext): Promise<OpenUpload | ReplayedResponse<OpenUpload>> {
    const { name, type = '', size } = facts;
    if (size > maximumUploadBytes) throw new Problem('PAYLOAD_TOO_LARGE');
    if (isHeic(type) || /\.hei[cf]$/i.test(name)) throw new Problem('HEIC_UNSUPPORTED');
    await this.uploads.requireQuota();
    return runOnce(this.db, call, 'startUpload', facts, async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      await lockLibrary(tx, owner);
      await this.uploadBounds.requireQuota(tx, owner, size);
      await this.evictOldest(tx, owner);
      const [row] = await tx.insert(openUploadTable).values({ id: newId(), owner, name, size }).returning();
      return { ...(await present(tx, row!)), ...(newToken && { cartToken: newToken }) };
    });
  }

  /** @throws Problem NOT_FOUND */
  async get({ id }: InputValue<'getOpenUpload'>, call: CallContext): Promise<OpenUpload> {
    return present(this.db, await this.requireOwn(this.db, id, call));
  }

  /**
   * Receives the next part. The last part completes the file; when that failed, an empty part at the end tries it again.
   * @throws Problem NOT_FOUND; CONFLICT with the expected offset; PAYLOAD_TOO_LARGE beyond the announced size; GUEST_FILES_FULL; VALIDATION for too many parts; for the last part as `StorageService.receive`
   */
  async append({ id, offset }: InputValue<'appendUpload'>, part: IncomingFile | undefined, call: CallContext): Promise<OpenUpload> {
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

  /** @throws Problem NOT_FOUND, also for a complete file */
  async cancel({ id }: InputValue<'cancelUpload'>, call: CallContext): Promise<void> {
    const { uploadId } = await this.requireOwn(this.db, id, call);
    if (uploadId !== null) throw new Problem('NOT_FOUND');
    await this.remove([id]);
  }

  /** Stores a part, and then adds its name to the row. Of two parts with the same offset the first in the row counts; the other fails with CONFLICT. */
  private async join(id: string, offset: number, part: StoredFile, call: CallContext): Promise<Row> {
    const name = `part-${newId()}`;
    await this.uploads.storePart(part, id, name);
    return this.db
      .transaction(async (tx) => {
        const row = await this.requireOwn(tx, id, call, true);
        await this.requirePlace(tx, row, offset, part);
        await this.uploadBounds.requireUpload(tx, row.owner, part.size, call);
        const reached = { offset: offset + part.size, parts: sql`array_append(${openUploadTable.parts}, ${name})` };
        return (await tx.update(openUploadTable).set(reached).where(eq(openUploadTable.id, id)).returning())[0]!;
      })
      .catch(async (error: unknown) => {
        // After any other error the transaction may have been committed, so the part is kept.
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
      // A file that is refused for its content would be refused again.
      if (error instanceof Problem && error.status < 500) await this.remove([id]);
      throw error;
    });
    const isKept = ({ file }: OpenUpload) => file?.uploadId === whole.id;
    const answer = await this.uploads.storing(whole, isKept, () =>
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

  private async evictOldest(tx: Executor, owner: Owner): Promise<void> {
    const open = await tx
      .select({ id: openUploadTable.id })
      .from(openUploadTable)
      .where(and(eq(openUploadTable.owner, owner), isNull(openUploadTable.uploadId)))
      .orderBy(asc(openUploadTable.createdAt));
    const given = open.slice(0, Math.max(0, open.length - maximumOpen + 1)).map(({ id }) => id);
    if (given.length) await tx.delete(openUploadTable).where(inArray(openUploadTable.id, given));
  }

  private async remove(ids: string[]): Promise<void> {
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
