import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { OrderState } from '../../contract/order.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { creditNotesOf, replaceInvoice } from '../invoices/invoice.store.js';
import { Jobs } from '../jobs/jobs.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { saveSnapshots } from '../orders/line-snapshots.js';
import { lockById, lockByNumber, type OrderRow, saveOrder } from '../orders/order.store.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import { orderTable } from '../orders/orders.tables.js';
import { withoutVat } from '../orders/without-vat.js';
import { lowerInvoicePayment } from '../payments/payment.store.js';
import { RefundsService } from '../payments/refunds.service.js';
import { laterEvidence, numberToCheck } from '../validation/vat-evidence.js';
import { VatRegister } from '../validation/vat-register.js';

/** Days after placement during which the VAT number of an order is checked again. */
const recheckDays = 60;
/** Maximum number of orders in one run. */
const batch = 50;
/** States in which the VAT of an order can be corrected: it is paid, or on account. */
const correctable: readonly OrderState[] = ['authorized', 'paid', 'inProduction', 'shipped', 'delivered'];
/** Same expression as the index `order_vat_unproved`: VAT was charged because the VAT register did not answer. */
const isUnproved = sql`${orderTable.totals} ->> 'vatReason' = 'unproved'`;
const vatStatusIs = (status: 'unknown' | 'valid') => sql`${orderTable.vatCheck} ->> 'status' = ${status}`;

/** The VAT of an order cannot be corrected automatically; `reason` is printed for ops. */
export class NotCorrectable extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}
export interface Corrected {
  order: OrderView;
  creditNote: string;
  invoice: string;
  /** VAT in minor units that is refunded, or no longer due. */
  amount: number;
}

/** Corrects orders on which VAT was charged because the VAT register did not answer, once the register confirms the number. */
@Injectable()
export class VatCorrections implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly register: VatRegister,
    private readonly refunds: RefundsService,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('check_vat_numbers', async () => void (await this.check()));
  }

  /** Checks the VAT numbers of placed orders again for which the register gave no answer. @returns the number of orders for which it answered */
  async check(): Promise<number> {
    const waiting = await this.db
      .select()
      .from(orderTable)
      .where(and(isUnproved, vatStatusIs('unknown'), inArray(orderTable.state, [...correctable]), sql`${orderTable.placedAt} > now() - make_interval(days => ${recheckDays})`))
      .orderBy(asc(orderTable.placedAt))
      .limit(batch);
    let answered = 0;
    for (const row of waiting) answered += (await this.checkOne(row)) ? 1 : 0;
    return answered;
  }

  /** Orders to correct, oldest first: VAT was charged, and the register has confirmed the number since. */
  async list(): Promise<OrderView[]> {
    const rows = await this.db
      .select()
      .from(orderTable)
      .where(and(isUnproved, vatStatusIs('valid'), inArray(orderTable.state, [...correctable])))
      .orderBy(asc(orderTable.placedAt))
      .limit(200);
    const orders: OrderView[] = [];
    for (const row of rows) orders.push(await placedView(this.db, row));
    return orders;
  }

  /**
   * Credits the invoice, issues a new one without VAT, and refunds the VAT or lowers the amount due.
   * @returns undefined for an unknown order number
   * @throws NotCorrectable
   * @see Directive 2006/112/EC, articles 138, 184 to 186 and 219
   */
  correct(number: string): Promise<Corrected | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await lockByNumber(tx, number);
      return row && this.correctLocked(tx, row);
    });
  }

  private async correctLocked(tx: Executor, row: OrderRow): Promise<Corrected> {
    const order = await placedView(tx, row);
    if (order.totals.vatReason !== 'unproved') throw new NotCorrectable('only orders that were charged VAT because their VAT number was unconfirmed can be corrected');
    if (row.vatCheck?.status !== 'valid') throw new NotCorrectable('the register has not confirmed its VAT number');
    if (!correctable.includes(order.state)) throw new NotCorrectable(`its state is ${order.state}`);
    if ((await creditNotesOf(tx, row.id)).length) throw new NotCorrectable('its invoice already has credit notes. Correct it by hand');
    const net = withoutVat(order);
    const amount = order.totals.total.includingVat.amount - net.totals.total.includingVat.amount;
    const note = (await issueCreditNote(tx, order, { source: 'vat', cause: 'vatNumber', what: 'rest' }))!;
    const invoice = await replaceInvoice(tx, order);
    await saveSnapshots(tx, row.id, net.lines);
    const shipping = { ...row.shipping!, price: net.shipping!.price, ...(row.shipping!.leastPrice && { leastPrice: net.shipping!.price }) };
    const saved = await saveOrder(tx, row.id, { totals: net.totals, shipping });
    await lowerInvoicePayment(tx, row.id, net.totals.total.includingVat.amount);
    await this.refunds.payBack(tx, saved, amount, { key: `vat-${row.id}`, cause: 'the VAT number was confirmed later' });
    const corrected = await placedView(tx, saved);
    await this.outbox.queue(tx, this.mails.vatCorrected(corrected, { ...order.totals.total.includingVat, amount }));
    return { order: corrected, creditNote: note.number, invoice, amount };
  }

  private async checkOne({ id, details }: OrderRow): Promise<boolean> {
    const number = numberToCheck(details);
    const requested = number === undefined ? undefined : await this.register.check(number);
    if (!requested || requested.status === 'unknown') return false;
    await this.db.transaction(async (tx) => {
      const row = await lockById(tx, id);
      if (row && numberToCheck(row.details) === number) await saveOrder(tx, id, { vatCheck: laterEvidence(row.vatCheck, requested) });
    });
    return true;
  }
}
