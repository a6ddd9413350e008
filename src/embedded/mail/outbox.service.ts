import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { Order } from '../../contract/order.js';
import { dayMs } from '../../domain/calendar-days.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { LegalDocuments } from '../legal-documents/legal-documents.service.js';
import { decryptText, encryptText } from '../encrypted-text.js';
import { addJobs, type JobPayloads } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { orderTable } from '../orders/orders.tables.js';
import { isToOwner, type MailCause, MailLimits } from './mail-limits.js';
import { type BoundedKind, type FreeKind, mailKinds } from './mail-kinds.js';
import { mailTable } from './mail.tables.js';
import type { Mail } from './mail.types.js';
import { cleanOutbox } from './file.transport.js';
import type { MailContent } from './mail-views.js';
import { MailWriter } from './mail-writer.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { type AttachedFile, MAIL_TRANSPORT, type MailTransport, type StoredMail } from './mail-transport.js';

/** A mail that anybody can cause for any address, so that limits apply. */
interface LimitedMail {
  kind: BoundedKind;
  to: string;
  /** Order that the mail is about. No limit applies to mails to the confirmed address of its owner. */
  order?: Pick<Order, 'id' | 'isInAccount'>;
}
/** Recipient of a mail about an order: the address that the buyer entered. */
export const aboutOrder = <Kind extends BoundedKind>(kind: Kind, order: Order) => ({ kind, to: order.details!.contact.email, order });

/** States of an order that ended unpaid. */
const isOver = ['cancelled'];
/** States of an order that is not paid yet. */
const isUnpaid = ['awaitingPayment', 'authorized'];

/** Writes an attachment when the mail is sent; undefined if there is none. */
type FileWriter = (id: string) => Promise<AttachedFile | undefined>;

/** Days after which mails in the folder of the file transport are deleted; the same as for rows of sent mails. */
const storedDays = 30;
/** Purpose for which texts of waiting mails are encrypted. They contain links with valid tokens. */
const purpose = 'text of a mail';

const isMail = eq(mailTable.id, sql.placeholder('id'));
const selectWaiting = prepared<{ id: string }, StoredMail[]>((db) =>
  db
    .select()
    .from(mailTable)
    .where(and(isMail, isNull(mailTable.sentAt))),
);
/** The content of a sent mail is deleted, because it can contain a link with a valid token. */
const updateSent = prepared<{ id: string }, unknown>((db) => db.update(mailTable).set({ sentAt: sql`now()`, content: null, html: '', text: '', attachments: null }).where(isMail));

/** Renders and sends mails after the transaction that queues them, and retries until they are sent. */
@Injectable()
export class OutboxService implements OnModuleInit {
  private writeInvoice: FileWriter = () => Promise.resolve(undefined);

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly writer: MailWriter,
    private readonly jobs: Jobs,
    private readonly uploads: UploadsService,
    private readonly documents: LegalDocuments,
    private readonly bounds: MailLimits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const name of ['deliver_mail', 'send_sealed_mail', 'send_mail'] as const) this.jobs.handle(name, ({ id }) => this.send(id));
    for (const name of ['deliver_held_mail', 'send_held_mail'] as const) this.jobs.handle(name, (held) => this.sendHeld(name, held));
    this.jobs.handle('sweep_outbox', () => cleanOutbox(this.environment.DATA_DIR, new Date(Date.now() - storedDays * dayMs)));
  }

  /** Registers the function that writes invoices for attachments. */
  attachInvoicesBy(write: FileWriter): void {
    this.writeInvoice = write;
  }

  /** Queues a mail of a kind without limits. It is sent after the transaction commits, and never after a rollback. */
  async queue(tx: Executor, mail: Mail<FreeKind>): Promise<void> {
    await this.insert(tx, mail);
  }

  /**
   * Queues a mail of a kind that anybody can cause for any address. If a limit is reached (`mail-limits.ts`) the mail is dropped or
   * delayed, depending on its kind. Callers must respond the same in either case.
   * @param write called only if the mail will be sent, so that no unused link is created
   * @returns whether the mail will be sent, now or later
   */
  async queueLimited<Kind extends BoundedKind>(
    tx: Executor,
    { kind, to, order }: LimitedMail & { kind: Kind },
    cause: MailCause,
    write: () => Mail<Kind> | Promise<Mail<Kind>>,
  ): Promise<boolean> {
    const isOwn = order?.isInAccount && (await isToOwner(tx, order.id, to));
    const seconds = isOwn ? undefined : await this.bounds.refusal(to, cause);
    if (seconds !== undefined && mailKinds[kind] === 'dropped') return false;
    await this.insert(tx, await write(), seconds === undefined ? undefined : { orderId: order?.id, seconds });
    return true;
  }

  /** @param held seconds until the limit is checked again; a mail about an order that was paid meanwhile is then sent without check */
  private async insert(tx: Executor, mail: Mail, held?: { orderId: string | undefined; seconds: number }): Promise<void> {
    const id = newId();
    const { kind, content, ...facts } = mail;
    const write = tx.insert(mailTable).values({ id, ...facts, content: encryptText(JSON.stringify(content), this.environment.DATA_KEY, purpose) });
    // The acknowledgement of a withdrawal is required even if the order is cancelled.
    const orderId = kind === 'withdrawalReceived' ? undefined : held?.orderId;
    if (held) await addJobs(tx, 'deliver_held_mail', [{ id, orderId }], { write, runAt: inSeconds(held.seconds) });
    else await addJobs(tx, 'deliver_mail', [{ id }], { write });
  }

  /** Sends a delayed mail if the limit allows it or its order was paid, else delays it again. Deletes a mail about an order that ended unpaid. */
  private async sendHeld(name: 'deliver_held_mail' | 'send_held_mail', held: JobPayloads['deliver_held_mail']): Promise<void> {
    const { id, orderId } = held;
    const [mail] = await selectWaiting(this.db, { id });
    if (!mail) return;
    const state = orderId && (await this.stateOf(orderId));
    if (state && isOver.includes(state)) return void (await this.db.delete(mailTable).where(eq(mailTable.id, id)));
    const isPaid = state !== undefined && state !== '' && !isUnpaid.includes(state);
    const seconds = isPaid ? undefined : await this.bounds.refusal(mail.to, {});
    if (seconds === undefined) await this.send(id);
    else await addJobs(this.db, name, [held], { runAt: inSeconds(seconds) });
  }

  private async stateOf(orderId: string): Promise<string | undefined> {
    return (await this.db.select({ state: orderTable.state }).from(orderTable).where(eq(orderTable.id, orderId)))[0]?.state;
  }

  private async send(id: string): Promise<void> {
    const [mail] = await selectWaiting(this.db, { id });
    if (!mail) return;
    await this.transport.send({ ...mail, ...(await this.rendered(mail)) }, await this.filesOf(mail));
    await updateSent(this.db, { id });
  }

  private async rendered({ content, locale, html, text }: StoredMail): Promise<{ html: string; text: string }> {
    const read = (stored: string) => decryptText(stored, this.environment.DATA_KEY, purpose);
    return content === null ? { html: read(html), text: read(text) } : this.writer.render(JSON.parse(read(content)) as MailContent, locale);
  }

  /** Reads the attachments into memory; they are small. Omits uploads that were deleted meanwhile. @throws Problem UNAVAILABLE */
  private async filesOf({ attachments, locale }: Pick<StoredMail, 'attachments' | 'locale'>): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const { name, type, content, uploadId, document, invoiceOf } of attachments ?? []) {
      const printed = document && (await this.documents.get(document, locale));
      if (printed) files.push({ ...printed, contentType: type });
      const invoice = invoiceOf && (await this.writeInvoice(invoiceOf));
      if (invoice) files.push(invoice);
      if (document ?? invoiceOf) continue;
      const bytes = uploadId === undefined ? content : await this.uploads.open(uploadId).then(buffer, unlessErased);
      if (bytes !== undefined) files.push({ filename: name, contentType: type, content: bytes });
    }
    return files;
  }
}

/** When to check a delayed mail again: after an hour at most, because its order may be paid by then. */
const inSeconds = (seconds: number): Date => new Date(Date.now() + Math.min(seconds, 3600) * 1000);

const unlessErased = (error: unknown): undefined => {
  if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
};
