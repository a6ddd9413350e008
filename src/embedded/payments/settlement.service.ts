import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PaymentStatus } from '../../contract/order.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { OrderPresenter } from '../orders/order.presenter.js';
import { lockById, moveOrder, type OrderRow } from '../orders/order.store.js';
import { publish } from '../webhooks/publish.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { findByProviderId, lockPayment, type PaymentRow, saveStatus } from './payment.store.js';
import { isProgress } from './payment-status.js';

/** Brings what the provider knows of a payment into the books, any number of times with one effect. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger('Payments');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly presenter: OrderPresenter,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** What a webhook asks for; the id is only a hint, unknown ones are nobody's business. */
  async refreshByProviderId(providerId: string): Promise<void> {
    const payment = await findByProviderId(this.db, providerId);
    if (payment) await this.refresh(payment);
  }

  /** Asks the provider, outside of any lock, and books the answer. */
  async refresh(payment: PaymentRow): Promise<PaymentRow> {
    // What is paid by invoice is nobody's to ask about.
    if (payment.provider !== this.provider.name) return payment;
    const news = await this.provider.getStatus(payment.providerId);
    if (!isProgress(payment.status, news)) return payment;
    return this.db.transaction(async (tx) => {
      const order = (await lockById(tx, payment.orderId))!;
      return this.book(tx, order, payment.id, news);
    });
  }

  /** Books news of a payment whose order the transaction has locked; the order row is always locked first. */
  async book(tx: Executor, order: OrderRow, paymentId: string, news: PaymentStatus): Promise<PaymentRow> {
    const known = await lockPayment(tx, paymentId);
    if (!isProgress(known.status, news)) return known;
    const saved = await saveStatus(tx, paymentId, news);
    if (news === 'paid') await this.settle(tx, order, paymentId);
    return saved;
  }

  private async settle(tx: Executor, order: OrderRow, paymentId: string): Promise<void> {
    if (order.state !== 'awaitingPayment' && order.state !== 'authorized') {
      this.logger.warn(`Payment ${paymentId} was paid, but order ${order.number} is ${order.state}: somebody must pay it back`);
      return;
    }
    const paid = await moveOrder(tx, order, 'paid', `payment ${paymentId} was paid`);
    const view = await this.presenter.present(tx, paid, paid.locale);
    await this.outbox.queue(tx, this.mails.paymentReceived(view));
    await publish(tx, 'order.paid', [view]);
  }
}
