import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { describeError } from '../../common/describe-error.js';
import type { Money } from '../../contract/money.js';
import { stateAfter } from '../../domain/order-machine.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { addJobs } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { OrderPresenter } from '../orders/order.presenter.js';
import { lockById, moveOrder, type OrderRow } from '../orders/order.store.js';
import { refundTable } from '../orders/payments.tables.js';
import { publish } from '../webhooks/publish.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type Refund } from './payment-provider.js';
import type { PaymentRow } from './payment.store.js';
import { findByHand, findUnderWay, lockRefund, paidFor, type RefundRow, refundsOf, saveRefund, type UnderWay } from './refund.store.js';

/** Why money goes back. */
export interface RefundReason {
  /** Names the occasion: however often it is asked for, the money goes back once. */
  key: string;
  cause: string;
  /** The goods have to come back first. */
  isHeld?: boolean;
}

/** Pays back. What is planned in a transaction is a row and a job of it; the provider is asked until it took it, and by its key it pays once. */
@Injectable()
export class RefundsService implements OnModuleInit {
  private readonly logger = new Logger('Refunds');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly presenter: OrderPresenter,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('refund_payment', ({ id }) => this.ask([id], true));
  }

  /** Plans to pay back up to an amount (minor units) of what was paid for a locked order. @returns what goes back: no more than is left */
  async payBack(tx: Executor, order: OrderRow, amount: number, reason: RefundReason): Promise<number> {
    let rest = amount;
    for (const { payment, left } of await paidFor(tx, order.id)) {
      const part = Math.min(left, rest);
      if (part > 0) await this.plan(tx, payment, part, { ...reason, key: `${reason.key}-${payment.id}` });
      rest -= Math.max(part, 0);
    }
    return amount - rest;
  }

  /** Plans to pay a whole payment back that should not have been made. */
  payBackPayment(tx: Executor, payment: PaymentRow, cause: string): Promise<void> {
    return this.plan(tx, payment, payment.amount, { key: `surplus-${payment.id}`, cause });
  }

  /** Plans to pay back what the buyer withdrew from, as far as it is paid: goods that were sent have to come back first. */
  async payBackWithdrawals(tx: Executor, order: OrderRow): Promise<void> {
    const isHeld = order.state === 'shipped' || order.state === 'delivered';
    for (const { id, refund } of await tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, order.id)))
      await this.payBack(tx, order, refund.includingVat.amount, { key: `withdrawal-${id}`, cause: 'withdrawn by the buyer', isHeld });
  }

  /** The goods of an order are back: what waited for them goes. @returns how many refunds */
  async release(tx: Executor, order: OrderRow): Promise<number> {
    const [held, paid] = [(await refundsOf(tx, order.id)).filter(({ status }) => status === 'held'), await paidFor(tx, order.id)];
    for (const { id, paymentId } of held) await this.send(tx, id, paid.find(({ payment }) => payment.id === paymentId)!.payment);
    return held.length;
  }

  /** Asks the provider for refunds under way. @param isPassedOn a failure is the caller's, who tries again */
  async ask(ids: readonly string[], isPassedOn = false): Promise<void> {
    for (const one of await findUnderWay(this.db, ids)) {
      const asked = this.askFor(one);
      await (isPassedOn ? asked : asked.catch((error: unknown) => this.logger.warn(`Refund ${one.refund.id} is asked for again later: ${describeError(error)}`)));
    }
  }

  /** Books what the provider, or ops who paid by hand, say of a refund, any number of times with one effect; the order row is always locked first. */
  async book(orderId: string, id: string, { refundId, status }: Refund): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = (await lockById(tx, orderId))!;
      const known = await lockRefund(tx, id);
      if (known.status === 'refunded' || known.status === status) return;
      await saveRefund(tx, id, { status, providerRefundId: refundId, fault: status === 'failed' ? 'the provider did not pay it back' : null });
      if (status === 'refunded') await this.gone(tx, order, known);
    });
  }

  /** Ops paid by hand what no provider could. @returns whether there is such a refund */
  async bookByHand(id: string): Promise<boolean> {
    const found = await findByHand(this.db, id);
    if (found) await this.book(found.orderId, id, { refundId: 'by hand', status: 'refunded' });
    return found !== undefined;
  }

  private async plan(tx: Executor, payment: PaymentRow, amount: number, { key, cause, isHeld }: RefundReason): Promise<void> {
    const refund = { id: newId(), paymentId: payment.id, amount, currency: payment.currency, key, cause, status: 'held' as const };
    const isNew = (await tx.insert(refundTable).values(refund).onConflictDoNothing({ target: refundTable.key }).returning({ id: refundTable.id })).length > 0;
    if (isNew && !isHeld) await this.send(tx, refund.id, payment);
  }

  /** To the provider, or to the attention of ops: what came by transfer on an invoice, no provider can send back. */
  private async send(tx: Executor, id: string, { provider }: PaymentRow): Promise<void> {
    if (provider !== this.provider.name) return saveRefund(tx, id, { status: 'failed', fault: `paid by ${provider}: to be paid back by hand` });
    await saveRefund(tx, id, { status: 'waiting' });
    await addJobs(tx, 'refund_payment', [{ id }]);
  }

  private async askFor({ refund, payment, number }: UnderWay): Promise<void> {
    const { id, amount, currency, key } = refund;
    try {
      await this.book(payment.orderId, id, await this.provider.refund({ providerId: payment.providerId, amount: { amount, currency }, key, description: number! }));
    } catch (error) {
      await saveRefund(this.db, id, { fault: describeError(error).slice(0, 200) });
      throw error;
    }
  }

  /** The money has gone. What is written about it (mail, message, and what a bookkeeper wants) is written here, in the same transaction. */
  private async gone(tx: Executor, order: OrderRow, { amount, currency }: RefundRow): Promise<void> {
    const isAll = stateAfter(order.state, 'refunded') && (await this.isPaidBack(tx, order));
    const row = isAll ? await moveOrder(tx, order, 'refunded', 'all that was to go back has gone') : order;
    const view = await this.presenter.present(tx, row, row.locale);
    const refunded: Money = { amount, currency };
    await this.outbox.queue(tx, this.mails.refunded(view, refunded));
    await publish(tx, 'order.refunded', [{ ...view, refunded }]);
  }

  /** Nothing is left of what was paid; who withdrew gets everything that is due, which can leave the dearer part of a delivery. */
  private async isPaidBack(tx: Executor, { id, state }: OrderRow): Promise<boolean> {
    const [paid, refunds] = [await paidFor(tx, id), await refundsOf(tx, id)];
    if (refunds.some(({ status }) => status !== 'refunded')) return false;
    return state === 'withdrawn' || paid.every(({ left }) => left <= 0);
  }
}
