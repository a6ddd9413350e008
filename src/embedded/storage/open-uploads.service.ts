import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import { maximumUploadBytes, type OpenUpload } from '../../contract/storage.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import type { StoredFile } from '../uploads/file-store.js';
import { isHeic } from '../uploads/pictures.js';
import { GuestFiles } from '../uploads/guest-files.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { openUploadTable } from '../uploads/uploads.tables.js';
import { lockLibrary } from './positions.js';
import { presentFile } from './storage.presenter.js';
import { StorageService } from './storage.service.js';
import { fileOfUpload } from './storage.store.js';

type Row = typeof openUploadTable.$inferSelect;

/** Files an owner may be sending at a time: the oldest gives way to one more. */
const maximumOpen = 10;
/** Milliseconds; the sweep takes them after as long. */
const lifetime = 86_400_000;

const present = async (tx: Executor, row: Row): Promise<OpenUpload> => {
  const { id, name, size, offset, uploadId, createdAt } = row;
  const found = uploadId === null ? undefined : await fileOfUpload(tx, uploadId);
  if (uploadId !== null && !found) throw new Problem('NOT_FOUND');
  return { id, name, size, offset, file: found ? presentFile(found) : null, expiresAt: new Date(createdAt.getTime() + lifetime).toISOString() };
};

/** Files that come in parts, so that a broken line costs one part: on disk before a part is acknowledged, in the library once whole. */
@Injectable()
export class OpenUploadsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly uploads: UploadsService,
    private readonly guestFiles: GuestFiles,
    private readonly storage: StorageService,
  ) {}

  /** @throws Problem PAYLOAD_TOO_LARGE, HEIC_UNSUPPORTED, GUEST_FILES_FULL */
  start(facts: Given<'startUpload'>, call: CallContext): Promise<OpenUpload | Replayed<OpenUpload>> {
    const { name, type = '', size } = facts;
    if (size > maximumUploadBytes) throw new Problem('PAYLOAD_TOO_LARGE');
    if (isHeic(type) || /\.hei[cf]$/i.test(name)) throw new Problem('HEIC_UNSUPPORTED');
    return once(this.db, call, 'startUpload', facts, async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      await lockLibrary(tx, owner);
      await this.guestFiles.requireRoom(tx, owner, size);
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
   * @throws Problem NOT_FOUND; CONFLICT with the right offset; PAYLOAD_TOO_LARGE beyond the size announced; GUEST_FILES_FULL; what a whole file can fail with
   */
  async append({ id, offset }: Given<'appendUpload'>, part: IncomingFile | undefined, call: CallContext): Promise<OpenUpload> {
    await this.requireOwn(this.db, id, call);
    if (!part) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    const received = await this.uploads.receivePart(part.content);
    const row = await this.join(id, offset, received, call).finally(() => this.uploads.discardPart(received));
    return row.offset === row.size && row.uploadId === null ? this.finish(row, call) : present(this.db, row);
  }

  /** @throws Problem NOT_FOUND, also for what is whole already */
  async cancel({ id }: Given<'cancelUpload'>, call: CallContext): Promise<void> {
    const { uploadId } = await this.requireOwn(this.db, id, call);
    if (uploadId !== null) throw new Problem('NOT_FOUND');
    await this.forget([id]);
  }

  /** Of two parts for one place the first counts: the row is held while the bytes are written, and the other finds a new offset. */
  private join(id: string, offset: number, part: StoredFile, call: CallContext): Promise<Row> {
    return this.db.transaction(async (tx) => {
      const row = await this.requireOwn(tx, id, call, true);
      if (row.offset !== offset) throw new Problem('CONFLICT', { current: await present(tx, row) });
      if (offset + part.size > row.size) throw new Problem('PAYLOAD_TOO_LARGE');
      if (part.size === 0) return row;
      await this.guestFiles.admit(tx, row.owner, part.size, call);
      await this.uploads.appendPart(id, part, offset);
      const reached = { offset: offset + part.size };
      return (await tx.update(openUploadTable).set(reached).where(eq(openUploadTable.id, id)).returning())[0]!;
    });
  }

  private async finish({ id, name }: Row, call: CallContext): Promise<OpenUpload> {
    const whole = await this.storage.receive(await this.uploads.openParts(id), name).catch(async (error: unknown) => {
      // A file that is refused for what it is will not be better next time.
      if (error instanceof Problem && error.code !== 'UNAVAILABLE') await this.forget([id]);
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
