import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { describeError } from '../../common/describe-error.js';
import type { Money } from '../../contract/money.js';
import { stateAfter } from '../../domain/order-state-machine.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { addJobs } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { placedView } from '../orders/placed-view.js';
import { lockById, markChanged, type OrderRow, transitionOrder } from '../orders/order.store.js';
import { refundTable } from '../orders/payments.tables.js';
import { publish } from '../webhooks/publish.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type Refund } from './payment-provider.js';
import type { PaymentRow } from './payment.store.js';
import { findManual, findPending, lockRefund, paidFor, type PendingRefund, type RefundRow, refundsOf, saveRefund } from './refund.store.js';

/** Reason of a refund. */
export interface RefundReason {
  /** Identifies the reason: a repeated key refunds once. */
  key: string;
  cause: string;
  /** Whether the refund waits for the return of the goods. */
  isHeld?: boolean;
}

/** Refunds payments. A refund is planned in a transaction as a row and a job. The job calls the provider until it accepts the refund; the key prevents a second one. */
@Injectable()
export class RefundsService implements OnModuleInit {
  private readonly logger = new Logger('Refunds');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('refund_payment', ({ id }) => this.request([id], true));
  }

  /** Plans refunds of an amount (minor units) over the payments of a locked order. @returns the planned amount, limited to what is left */
  async payBack(tx: Executor, order: OrderRow, amount: number, reason: RefundReason): Promise<number> {
    let rest = amount;
    for (const { payment, left } of await paidFor(tx, order.id)) {
      const part = Math.min(left, rest);
      if (part > 0) await this.plan(tx, payment, part, { ...reason, key: `${reason.key}-${payment.id}` });
      rest -= Math.max(part, 0);
    }
    return amount - rest;
  }

  /** Plans the full refund of a payment that came too late or twice. */
  payBackPayment(tx: Executor, payment: PaymentRow, cause: string): Promise<void> {
    return this.plan(tx, payment, payment.amount, { key: `surplus-${payment.id}`, cause });
  }

  /** Plans refunds for the withdrawals of an order, limited to what is paid. If the goods were shipped, the refunds wait for their return. */
  async payBackWithdrawals(tx: Executor, order: OrderRow): Promise<void> {
    const isHeld = order.state === 'shipped' || order.state === 'delivered';
    for (const { id, refund } of await tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, order.id)))
      await this.payBack(tx, order, refund.includingVat.amount, { key: `withdrawal-${id}`, cause: 'withdrawn by the buyer', isHeld });
  }

  /** Sends the refunds that waited for the return of the goods. @param most part of their amount in minor units; default: all @returns number and amount of the refunds */
  async release(tx: Executor, order: OrderRow, most = Number.POSITIVE_INFINITY): Promise<{ refunds: number; amount: number }> {
    const [held, paid] = [(await refundsOf(tx, order.id)).filter(({ status }) => status === 'held'), await paidFor(tx, order.id)];
    const sent = { refunds: 0, amount: 0 };
    for (const refund of held) {
      const part = Math.min(refund.amount, most - sent.amount);
      if (part <= 0) break;
      const id = part === refund.amount ? refund.id : await this.split(tx, refund, part);
      await this.send(tx, id, paid.find(({ payment }) => payment.id === refund.paymentId)!.payment);
      sent.refunds += 1;
      sent.amount += part;
    }
    return sent;
  }

  /** Sends refunds to the provider, or queries their status. @param isPassedOn whether a failure is thrown, for a caller that retries */
  async request(ids: readonly string[], isPassedOn = false): Promise<void> {
    for (const one of await findPending(this.db, ids)) {
      const requested = this.requestOf(one);
      await (isPassedOn
        ? requested
        : requested.catch((error: unknown) => this.logger.warn(`Refund ${one.refund.id} could not be sent or queried and will be retried: ${describeError(error)}`)));
    }
  }

  /** Books the status of a refund from the provider, or from ops. Idempotent. The order row is always locked first. */
  async recordOutcome(orderId: string, id: string, { refundId, status }: Refund): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = (await lockById(tx, orderId))!;
      const known = await lockRefund(tx, id);
      if (known.status === 'refunded' || known.status === status) return;
      await saveRefund(tx, id, { status, providerRefundId: refundId, fault: status === 'failed' ? 'the provider did not pay it back' : null });
      if (status === 'refunded') await this.handlePaidOut(tx, order, known);
    });
  }

  /** Books that ops made a refund by hand. @returns whether such a refund exists */
  async recordManualRefund(id: string): Promise<boolean> {
    const found = await findManual(this.db, id);
    if (found) await this.recordOutcome(found.orderId, id, { refundId: 'by hand', status: 'refunded' });
    return found !== undefined;
  }

  private async plan(tx: Executor, payment: PaymentRow, amount: number, { key, cause, isHeld }: RefundReason): Promise<void> {
    const refund = { id: newId(), paymentId: payment.id, amount, currency: payment.currency, key, cause, status: 'held' as const };
    const isNew = (await tx.insert(refundTable).values(refund).onConflictDoNothing({ target: refundTable.key }).returning({ id: refundTable.id })).length > 0;
    if (isNew && !isHeld) await this.send(tx, refund.id, payment);
  }

  /** Divides a planned refund in two. @returns id of the part with that amount */
  private async split(tx: Executor, { id: whole, paymentId, amount, currency, key, cause, status }: RefundRow, part: number): Promise<string> {
    const id = newId();
    await saveRefund(tx, whole, { amount: amount - part });
    await tx.insert(refundTable).values({ id, paymentId, amount: part, currency, key: `${key}-${id}`, cause, status });
    return id;
  }

  /** Sends a refund to the provider. A payment by bank transfer on account cannot be refunded by the provider, so ops must do it by hand. */
  private async send(tx: Executor, id: string, { provider }: PaymentRow): Promise<void> {
    if (provider !== this.provider.name) return saveRefund(tx, id, { status: 'failed', fault: `paid by ${provider}: to be paid back by hand` });
    await saveRefund(tx, id, { status: 'waiting' });
    await addJobs(tx, 'refund_payment', [{ id }]);
  }

  private async requestOf({ refund, payment, number }: PendingRefund): Promise<void> {
    const { id, amount, currency, key } = refund;
    try {
      await this.recordOutcome(payment.orderId, id, await this.provider.refund({ providerId: payment.providerId, amount: { amount, currency }, key, description: number! }));
    } catch (error) {
      await saveRefund(this.db, id, { fault: describeError(error).slice(0, 200) });
      throw error;
    }
  }

  /** Queues mail and webhook about a completed refund, in the same transaction. */
  private async handlePaidOut(tx: Executor, order: OrderRow, { amount, currency }: RefundRow): Promise<void> {
    const isAll = stateAfter(order.state, 'refunded') && (await this.isPaidBack(tx, order));
    const row = isAll ? await transitionOrder(tx, order, 'refunded', 'all refunds are complete') : await markChanged(tx, order.id);
    const view = await placedView(tx, row);
    const refunded: Money = { amount, currency };
    await this.outbox.queue(tx, this.mails.refunded(view, refunded));
    await publish(tx, 'order.refunded', [{ ...view, refunded }]);
  }

  /** Whether an order is fully refunded. After a withdrawal it is when all due refunds are complete; the surcharge of a more expensive delivery is not due. */
  private async isPaidBack(tx: Executor, { id, state }: OrderRow): Promise<boolean> {
    const [paid, refunds] = [await paidFor(tx, id), await refundsOf(tx, id)];
    if (refunds.some(({ status }) => status !== 'refunded')) return false;
    return state === 'withdrawn' || paid.every(({ left }) => left <= 0);
  }
}
