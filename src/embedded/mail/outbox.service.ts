import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { LegalDocuments } from '../legal-documents/legal-documents.service.js';
import { keptText, readText } from '../sealed-text.js';
import { addJobs } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { type Attachment, mailTable } from './mail.tables.js';
import { sweepOutbox } from './file.transport.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { type AttachedFile, MAIL_TRANSPORT, type MailTransport, type StoredMail } from './mail-transport.js';

export interface Mail {
  to: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** Who is to be answered, where that is not the shop. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
  /** The order that a link in it opens, and the SHA-256 of the link's key. */
  opensOrder?: string;
  linkHash?: string;
}

/** Makes a file of a mail when it leaves; undefined when there is none. */
type FileWriter = (id: string) => Promise<AttachedFile | undefined>;

/** Days for which a mail that was written into a folder stays: as long as the row of one that was sent. */
const keptDays = 30;
/** What the texts of mails that wait are sealed for: they hold links that work. */
const purpose = 'text of a mail';

const isMail = eq(mailTable.id, sql.placeholder('id'));
const selectWaiting = prepared<{ id: string }, StoredMail[]>((db) =>
  db
    .select()
    .from(mailTable)
    .where(and(isMail, isNull(mailTable.sentAt))),
);
/** Of a mail that is sent stays that it was: its text can hold a link that still works. */
const updateSent = prepared<{ id: string }, unknown>((db) => db.update(mailTable).set({ sentAt: sql`now()`, html: '', text: '', attachments: null }).where(isMail));

/** Mails leave after the transaction that causes them, and are tried again until they do. */
@Injectable()
export class OutboxService implements OnModuleInit {
  private writeInvoice: FileWriter = () => Promise.resolve(undefined);

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly uploads: UploadsService,
    private readonly documents: LegalDocuments,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const name of ['send_mail', 'send_sealed_mail'] as const) this.jobs.handle(name, ({ id }) => this.send(id));
    this.jobs.handle('sweep_outbox', () => sweepOutbox(this.environment.DATA_DIR, new Date(Date.now() - keptDays * 86_400_000)));
  }

  /** Registers who writes the invoices that go along with mails. */
  attachInvoicesBy(write: FileWriter): void {
    this.writeInvoice = write;
  }

  /** Puts a mail into the transaction: it leaves when that is committed, and never when it is not. */
  async queue(tx: Executor, mail: Mail): Promise<void> {
    const id = newId();
    const kept = (text: string) => keptText(text, this.environment.DATA_KEY, purpose);
    const write = tx.insert(mailTable).values({ id, ...mail, html: kept(mail.html), text: kept(mail.text) });
    await addJobs(tx, 'send_sealed_mail', [{ id }], { write });
  }

  private async send(id: string): Promise<void> {
    const [mail] = await selectWaiting(this.db, { id });
    if (!mail) return;
    const read = (kept: string) => readText(kept, this.environment.DATA_KEY, purpose);
    await this.transport.send({ ...mail, html: read(mail.html), text: read(mail.text) }, await this.filesOf(mail));
    await updateSent(this.db, { id });
  }

  /** Files to be attached, read whole: what a mail may carry is little. One that was forgotten since is left out. @throws Problem UNAVAILABLE */
  private async filesOf({ attachments, locale }: Pick<StoredMail, 'attachments' | 'locale'>): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const { name, type, content, uploadId, document, invoiceOf } of attachments ?? []) {
      const printed = document && (await this.documents.get(document, locale));
      if (printed) files.push({ ...printed, contentType: type });
      const invoice = invoiceOf && (await this.writeInvoice(invoiceOf));
      if (invoice) files.push(invoice);
      if (document ?? invoiceOf) continue;
      const bytes = uploadId === undefined ? content : await this.uploads.open(uploadId).then(buffer, unlessForgotten);
      if (bytes !== undefined) files.push({ filename: name, contentType: type, content: bytes });
    }
    return files;
  }
}

const unlessForgotten = (error: unknown): undefined => {
  if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
};
