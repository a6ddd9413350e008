import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { describeError } from '../../common/describe-error.js';
import { Problem } from '../../contract/errors.js';
import type { OrderState, PaymentStatus } from '../../contract/order.js';
import { stateAfter } from '../../domain/order-state-machine.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Jobs } from '../jobs/jobs.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { closePayments } from '../orders/close-payments.js';
import { placedView } from '../orders/placed-view.js';
import { lockById, markChanged, type OrderRow, type TransitionedOrder, transitionOrder } from '../orders/order.store.js';
import { StockHolds } from '../orders/stock-holds.js';
import { publish } from '../webhooks/publish.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { findByProviderId, findInvoicePayment, findPayments, lockPayment, type PaymentRow, saveStatus } from './payment.store.js';
import { isFinal, isProgress } from './payment-status.js';
import { RefundsService } from './refunds.service.js';

const failedStatuses: readonly PaymentStatus[] = ['failed', 'expired'];
/** States of an order on account that is produced or shipped before it is paid. */
const underWay: readonly OrderState[] = ['inProduction', 'shipped', 'delivered'];

/** Books the status of payments from the provider. Idempotent. */
@Injectable()
export class SettlementService implements OnModuleInit {
  private readonly logger = new Logger('Payments');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly refunds: RefundsService,
    private readonly holds: StockHolds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('close_payment', ({ id }) => this.close(id));
  }

  /** Handles a webhook: the id is only a hint, so the provider is queried; unknown ids are ignored. */
  async refreshByProviderId(providerId: string): Promise<void> {
    const payment = await findByProviderId(this.db, providerId);
    if (payment) await this.refresh(payment);
  }

  /** Queries the provider, outside of any lock, and books the result. */
  async refresh(payment: PaymentRow): Promise<PaymentRow> {
    // The provider has no orders on account.
    if (payment.provider !== this.provider.name) return payment;
    const news = await this.provider.getStatus(payment.providerId);
    if (!isProgress(payment.status, news)) return payment;
    return this.db.transaction(async (tx) => {
      const order = (await lockById(tx, payment.orderId))!;
      return this.recordStatus(tx, order, payment.id, news);
    });
  }

  /** Queries several payments. A failure does not affect the others; the payment is queried again later. */
  async fetchStatus(ids: readonly string[]): Promise<void> {
    for (const payment of await findPayments(this.db, ids)) {
      await this.refresh(payment).catch((error: unknown) => this.logger.warn(`Payment ${payment.id} could not be queried and will be queried again: ${describeError(error)}`));
    }
  }

  /** Books the bank transfer for an order on account, in any state of the order. @throws Problem NOTHING_TO_PAY if it is not on account, or paid already */
  async payInvoice(tx: Executor, order: OrderRow): Promise<void> {
    const payment = await findInvoicePayment(tx, order.id);
    if (!payment || payment.status === 'paid') throw new Problem('NOTHING_TO_PAY');
    await this.recordStatus(tx, order, payment.id, 'paid');
  }

  /** Mails amount, due date and bank account of an order on account. */
  async sendPaymentInstructions(tx: Executor, order: OrderRow): Promise<void> {
    const view = await placedView(tx, order);
    await this.outbox.queueLimited(tx, aboutOrder('byInvoice', view), {}, () => this.mails.byInvoice(view));
  }

  /** Books a new status of a payment. The transaction must have locked the order row first. */
  async recordStatus(tx: Executor, order: OrderRow, paymentId: string, news: PaymentStatus): Promise<PaymentRow> {
    const known = await lockPayment(tx, paymentId);
    if (!isProgress(known.status, news)) return known;
    const saved = await saveStatus(tx, paymentId, news);
    if (news === 'paid') await this.settle(tx, order, saved);
    if (failedStatuses.includes(news) && order.state === 'awaitingPayment') await this.notifyFailure(tx, order);
    return saved;
  }

  private async notifyFailure(tx: Executor, order: OrderRow): Promise<void> {
    const view = await placedView(tx, order);
    await this.outbox.queueLimited(tx, aboutOrder('paymentFailed', view), {}, () => this.mails.paymentFailed(view));
  }

  /** Marks an order as paid. If the order is cancelled or already paid, the payment is refunded. */
  private async settle(tx: Executor, order: OrderRow, payment: PaymentRow): Promise<void> {
    const isLateInvoice = payment.method === 'invoice' && underWay.includes(order.state);
    if (!isLateInvoice && !stateAfter(order.state, 'paid')) return this.refunds.payBackPayment(tx, payment, `the order was ${order.state} when this was paid`);
    const paid = isLateInvoice ? await markChanged(tx, order.id) : await this.markPaid(tx, order, `payment ${payment.id} was paid`);
    await closePayments(tx, order.id, payment.id);
    await this.refunds.payBackWithdrawals(tx, paid);
    const view = await placedView(tx, paid);
    await this.outbox.queue(tx, this.mails.paymentReceived(view));
    await publish(tx, 'order.paid', [view]);
  }

  /** Takes the pieces out of the stock if the hold ended. If too few are left, the order waits for them and `payments attention` lists it. */
  private async markPaid(tx: Executor, order: OrderRow, cause: string): Promise<TransitionedOrder> {
    const hasPieces = await this.holds.take(tx, order);
    return transitionOrder(tx, order, 'paid', hasPieces ? cause : `${cause}; its pieces are sold out`, { lacksPieces: !hasPieces });
  }

  /** Closes a payment that is no longer needed. If it was paid meanwhile, books that. */
  private async close(id: string): Promise<void> {
    const [payment] = await findPayments(this.db, [id]);
    if (!payment || isFinal(payment.status)) return;
    const news = payment.provider === this.provider.name ? await this.provider.cancel(payment.providerId) : 'canceled';
    await this.db.transaction(async (tx) => void (await this.recordStatus(tx, (await lockById(tx, payment.orderId))!, id, news)));
  }
}
