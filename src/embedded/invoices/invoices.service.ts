import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { SentFile } from '../../common/send-file.js';
import { BRAND, loadSite } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import type { DocumentFormat, OrderDocument } from '../../contract/document.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import type { AttachedFile } from '../mail/mail-transport.js';
import { OutboxService } from '../mail/outbox.service.js';
import { findById, findOwn, type OrderRow } from '../orders/order.store.js';
import { creditNoteDocument, invoiceDocument, type InvoiceDocument, type InvoiceFacts } from './invoice-document.js';
import { renderInvoiceDocument } from './invoice-document.pdf.js';
import { invoiceFactsOf } from './invoice-facts.js';
import { documentsOf } from './order-documents.js';
import { electronicAddressOf } from './ubl/electronic-address.js';

/** Documents of an order: its invoices and their credit notes. */
@Injectable()
export class InvoicesService implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.attachInvoicesBy((orderId) => this.attachmentOf(orderId));
  }

  /** Current invoice of an order as a mail attachment. */
  private async attachmentOf(orderId: string): Promise<AttachedFile | undefined> {
    const facts = (await this.factsOf(await findById(this.db, orderId))).at(-1);
    if (!facts) return undefined;
    const { name, type, content } = await this.write(invoiceDocument(facts), 'pdf', facts.invoice.issuedAt);
    return { filename: name, contentType: type, content };
  }

  /**
   * Returns an invoice of the caller's order in the order's language: the one with the number, else the current one.
   * @throws Problem NOT_FOUND, NO_ELECTRONIC_INVOICE
   */
  async get({ id, number, format }: InputValue<'getInvoice'>, call: CallContext): Promise<SentFile> {
    const all = await this.requireFacts(id, call);
    const facts = number === undefined ? all.at(-1) : all.find(({ invoice }) => invoice.number === number);
    if (!facts) throw new Problem('NOT_FOUND');
    return this.write(invoiceDocument(facts), format, facts.invoice.issuedAt);
  }

  /** Returns a credit note of the caller's order. @throws Problem NOT_FOUND, NO_ELECTRONIC_INVOICE */
  async getCreditNote({ id, number, format }: InputValue<'getCreditNote'>, call: CallContext): Promise<SentFile> {
    for (const facts of await this.requireFacts(id, call)) {
      const note = facts.creditNotes.find((one) => one.number === number);
      if (note) return this.write(creditNoteDocument(facts, note), format, note.issuedAt);
    }
    throw new Problem('NOT_FOUND');
  }

  /** Lists each invoice followed by its credit notes, oldest first. @throws Problem NOT_FOUND */
  async list({ id }: InputValue<'listOrderDocuments'>, call: CallContext): Promise<OrderDocument[]> {
    const row = await findOwn(this.db, id, await this.identity.requireOwner(call));
    const documents = row?.totals ? (await documentsOf(this.db, [{ ...row, totals: row.totals }])).get(id)! : [];
    if (documents.length === 0) throw new Problem('NOT_FOUND');
    return documents;
  }

  /** Invoices of an order with their credit notes, oldest first. The last one is the current invoice. @throws Problem NOT_FOUND */
  private async requireFacts(id: string, call: CallContext): Promise<InvoiceFacts[]> {
    const facts = await this.factsOf(await findOwn(this.db, id, await this.identity.requireOwner(call)));
    if (facts.length === 0) throw new Problem('NOT_FOUND');
    return facts;
  }

  private async factsOf(row: OrderRow | undefined): Promise<InvoiceFacts[]> {
    return row ? (await invoiceFactsOf(this.db, [row])).get(row.id)! : [];
  }

  /** A document for accounting software, in the language of its order; undefined if its buyer has no electronic address. */
  async electronic(document: InvoiceDocument): Promise<string | undefined> {
    return electronicAddressOf(document.order) && this.ublOf(document);
  }

  private async ublOf(document: InvoiceDocument): Promise<string> {
    const { writeUbl } = await import('./ubl/write-ubl.js');
    return writeUbl(document, this.brand, this.translationsOf(document));
  }

  private translationsOf({ order }: InvoiceDocument) {
    return (key: string, args = {}): string => this.i18n.translate(`components.invoice.${key}`, { lang: order.locale, args });
  }

  private async write(document: InvoiceDocument, format: DocumentFormat, createdAt: Date): Promise<SentFile & { content: Buffer }> {
    const translate = this.translationsOf(document);
    if (format === 'ubl') return { name: `${document.number}.xml`, type: 'application/xml; charset=utf-8', content: Buffer.from(await this.ublOf(document)) };
    const { theme, look } = await loadSite(this.brand.code);
    const methodName = (method: string): string => this.i18n.translate(`components.paymentMethods.${method}`, { lang: document.order.locale });
    const content = await renderInvoiceDocument(document, { brand: this.brand, mark: look.logo, colour: theme.colors.primary, createdAt, translate, methodName });
    return { name: `${document.number}.pdf`, type: 'application/pdf', content };
  }
}
