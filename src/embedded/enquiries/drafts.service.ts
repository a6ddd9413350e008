import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { EnquiryDraft, EnquiryKind } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Identity, type Owner } from '../identity/identity.js';
import { ownFiles } from '../storage/storage.store.js';
import { enquiryDraftTable } from './enquiries.tables.js';

type Row = typeof enquiryDraftTable.$inferSelect;

/** Input of forms that were rejected. Without JavaScript, the server stores it to show it again with the errors. */
@Injectable()
export class DraftsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
  ) {}

  /** @throws Problem NOT_FOUND */
  async get({ kind }: InputValue<'getEnquiryDraft'>, call: CallContext): Promise<EnquiryDraft> {
    const owner = await this.identity.requireOwner(call);
    const [row] = await this.db
      .select()
      .from(enquiryDraftTable)
      .where(and(eq(enquiryDraftTable.owner, owner), eq(enquiryDraftTable.kind, kind)));
    if (!row) throw new Problem('NOT_FOUND');
    return this.present(this.db, row);
  }

  /** Replaces the draft of the same form. @throws Problem NOT_FOUND for files of another owner */
  save({ kind, ...draft }: InputValue<'saveEnquiryDraft'>, call: CallContext): Promise<EnquiryDraft> {
    return this.db.transaction(async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      const facts = { ...draft, updatedAt: new Date() };
      const target = [enquiryDraftTable.owner, enquiryDraftTable.kind];
      const [row] = await tx
        .insert(enquiryDraftTable)
        .values({ owner, kind, ...facts })
        .onConflictDoUpdate({ target, set: facts })
        .returning();
      const saved = await this.present(tx, row!);
      if (saved.files.length < new Set(draft.files).size) throw new Problem('NOT_FOUND');
      return { ...saved, ...(newToken && { cartToken: newToken }) };
    });
  }

  async remove(tx: Executor, owner: Owner, kind: EnquiryKind): Promise<void> {
    await tx.delete(enquiryDraftTable).where(and(eq(enquiryDraftTable.owner, owner), eq(enquiryDraftTable.kind, kind)));
  }

  /** Deleted files are left out. */
  private async present(tx: Executor, { owner, kind, values, files: ids, problem, errors }: Row): Promise<EnquiryDraft> {
    const files = (await ownFiles(tx, ids, owner)).map(({ file, upload }) => ({ id: file.id, itemId: file.itemId, name: upload.name, size: upload.size }));
    return { kind, values, files, problem, errors };
  }
}
