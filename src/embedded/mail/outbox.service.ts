import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import type { Order } from '../../contract/order.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { prepared } from '../database/prepared.js';
import { newId } from '../ids.js';
import { LegalDocuments } from '../legal-documents/legal-documents.service.js';
import { keptText, readText } from '../sealed-text.js';
import { addJobs, type JobPayloads } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { orderTable } from '../orders/orders.tables.js';
import { isToOwner, type MailCause, MailBounds } from './mail-bounds.js';
import { type BoundedKind, type FreeKind, type MailKind, mailKinds } from './mail-kinds.js';
import { type Attachment, mailTable } from './mail.tables.js';
import { sweepOutbox } from './file.transport.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { type AttachedFile, MAIL_TRANSPORT, type MailTransport, type StoredMail } from './mail-transport.js';

export interface Mail<Kind extends MailKind = MailKind> {
  kind: Kind;
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

/** A mail that anybody can cause for any address. */
interface Bounded {
  kind: BoundedKind;
  to: string;
  /** What it is about: to the confirmed address of its owner there is no bound. */
  order?: Pick<Order, 'id' | 'isInAccount'>;
}
/** A mail about an order, to the address that its buyer typed. */
export const aboutOrder = <Kind extends BoundedKind>(kind: Kind, order: Order) => ({ kind, to: order.details!.contact.email, order });

/** States of an order that nobody has paid and that is over. */
const isOver = ['cancelled'];
/** States in which an order waits for its payment, or its invoice does. */
const isUnpaid = ['awaitingPayment', 'authorized'];

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
    private readonly bounds: MailBounds,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const name of ['send_mail', 'send_sealed_mail'] as const) this.jobs.handle(name, ({ id }) => this.send(id));
    this.jobs.handle('send_held_mail', (held) => this.sendHeld(held));
    this.jobs.handle('sweep_outbox', () => sweepOutbox(this.environment.DATA_DIR, new Date(Date.now() - keptDays * 86_400_000)));
  }

  /** Registers who writes the invoices that go along with mails. */
  attachInvoicesBy(write: FileWriter): void {
    this.writeInvoice = write;
  }

  /** Puts a mail of a kind without bounds into the transaction: it leaves when that is committed, and never when it is not. */
  async queue(tx: Executor, mail: Mail<FreeKind>): Promise<void> {
    await this.put(tx, mail);
  }

  /**
   * The same for kinds that anybody can cause for any address. Past the bound (`mail-bounds.ts`) a mail of a kind that may be dropped is
   * not written, and one that may not leaves later. Callers answer alike either way.
   * @param write called only for a mail that leaves: no link is made for one that does not
   * @returns whether the mail leaves, now or later
   */
  async queueBounded<Kind extends BoundedKind>(
    tx: Executor,
    { kind, to, order }: Bounded & { kind: Kind },
    cause: MailCause,
    write: () => Mail<Kind> | Promise<Mail<Kind>>,
  ): Promise<boolean> {
    const isOwn = order?.isInAccount && (await isToOwner(tx, order.id, to));
    const seconds = isOwn ? undefined : await this.bounds.refusal(to, cause);
    if (seconds !== undefined && mailKinds[kind] === 'dropped') return false;
    await this.put(tx, await write(), seconds === undefined ? undefined : { orderId: order?.id, seconds });
    return true;
  }

  /** @param held the mail waits for so long; then for the bound again, unless its order was paid meanwhile */
  private async put(tx: Executor, mail: Mail, held?: { orderId: string | undefined; seconds: number }): Promise<void> {
    const id = newId();
    const { kind, ...facts } = mail;
    const kept = (text: string) => keptText(text, this.environment.DATA_KEY, purpose);
    const write = tx.insert(mailTable).values({ id, ...facts, html: kept(mail.html), text: kept(mail.text) });
    // Of a withdrawal the acknowledgement is due whatever becomes of the order.
    const orderId = kind === 'withdrawalReceived' ? undefined : held?.orderId;
    if (held) await addJobs(tx, 'send_held_mail', [{ id, orderId }], { write, runAt: inSeconds(held.seconds) });
    else await addJobs(tx, 'send_sealed_mail', [{ id }], { write });
  }

  /** Sends a mail that was past the bound, once there is room or its order was paid; one about an order that ended unpaid is deleted. */
  private async sendHeld(held: JobPayloads['send_held_mail']): Promise<void> {
    const { id, orderId } = held;
    const [mail] = await selectWaiting(this.db, { id });
    if (!mail) return;
    const state = orderId && (await this.stateOf(orderId));
    if (state && isOver.includes(state)) return void (await this.db.delete(mailTable).where(eq(mailTable.id, id)));
    const isPaid = state !== undefined && state !== '' && !isUnpaid.includes(state);
    const seconds = isPaid ? undefined : await this.bounds.refusal(mail.to, {});
    if (seconds === undefined) await this.send(id);
    else await addJobs(this.db, 'send_held_mail', [held], { runAt: inSeconds(seconds) });
  }

  private async stateOf(orderId: string): Promise<string | undefined> {
    return (await this.db.select({ state: orderTable.state }).from(orderTable).where(eq(orderTable.id, orderId)))[0]?.state;
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

/** When a mail past the bound is looked at again: within the hour, since its order may be paid by then. */
const inSeconds = (seconds: number): Date => new Date(Date.now() + Math.min(seconds, 3600) * 1000);

const unlessForgotten = (error: unknown): undefined => {
  if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
};
