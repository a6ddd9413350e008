import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import { type OrderState, type Withdrawal, withdrawalDays } from '../../contract/order.js';
import { sumPrices } from '../../domain/money.js';
import { stateAfter } from '../../domain/order-machine.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { Identity } from '../identity/identity.js';
import { newId } from '../ids.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from '../orders/cancelling.service.js';
import { closePayments } from '../orders/close-payments.js';
import { OrderPresenter, type OrderView } from '../orders/order.presenter.js';
import { deliveredAt, findOwn, lockById, moveOrder, type OrderRow } from '../orders/order.store.js';
import { RefundsService } from '../payments/refunds.service.js';
import { publish } from '../webhooks/publish.js';
import { withdrawalTable } from './withdrawals.tables.js';

/** What is not paid yet is cancelled, the rest withdrawn. */
const canBeWithdrawn = (state: OrderState): boolean => (stateAfter(state, 'cancelledByBuyer') ?? stateAfter(state, 'withdrawn')) !== undefined;
const dayInMs = 86_400_000;

/** Whether consumers can still withdraw: up to 14 days after the day of delivery (Directive 2011/83/EU, article 9). */
export const isInTime = (deliveredOn: string, now: Date): boolean => now.getTime() < Date.parse(`${deliveredOn}T00:00:00Z`) + (withdrawalDays + 1) * dayInMs;

/** Withdrawing from an order, as consumers may without giving reasons. */
@Injectable()
export class WithdrawalsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly presenter: OrderPresenter,
    private readonly cancelling: Cancelling,
    private readonly refunds: RefundsService,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** @throws Problem NOT_FOUND, also for a line of another order; NOT_WITHDRAWABLE */
  async withdraw(input: Given<'withdrawOrder'>, call: CallContext): Promise<Withdrawal | Replayed<Withdrawal>> {
    const own = await findOwn(this.db, input.id, await this.identity.requireOwner(call));
    if (!own || own.state === 'open') throw new Problem('NOT_FOUND');
    const answer = await once(this.db, call, 'withdrawOrder', input, async (tx) => this.record(tx, (await lockById(tx, own.id))!, input));
    return answer;
  }

  private async record(tx: Executor, row: OrderRow, { lineIds, reason }: Given<'withdrawOrder'>): Promise<Withdrawal> {
    const order = await this.presenter.present(tx, row, row.locale);
    const earlier = await tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, row.id));
    const gone = new Set(earlier.flatMap(({ lines }) => lines.map(({ id }) => id)));
    const lines = this.requireLines(order, gone, lineIds, await deliveredAt(tx, row.id));
    const receivedAt = new Date();
    const isWhole = gone.size + lines.length === order.lines.length;
    // With the whole order the delivery comes back too, as far as the least expensive one would have cost (Directive 2011/83/EU, article 13).
    const delivery = isWhole ? [row.shipping!.leastPrice ?? row.shipping!.price!] : [];
    const refund = sumPrices([...lines.map(({ total }) => total), ...delivery], row.currency);
    const facts = { id: newId(), orderId: row.id, receivedAt, lines: lines.map(({ id, name, quantity, total }) => ({ id, name, quantity, total })), refund };
    await tx.insert(withdrawalTable).values({ ...facts, reason: reason ?? null, position: earlier.length + 1 });
    await this.refunds.payBackWithdrawals(tx, row);
    if (isWhole) await this.close(tx, row);
    const withdrawal = { ...facts, orderNumber: row.number!, receivedAt: receivedAt.toISOString() };
    await this.outbox.queue(tx, this.mails.withdrawalReceived(order, withdrawal));
    const isDeliveryCredited = isWhole && delivery[0]!.includingVat.amount === order.totals.shipping?.includingVat.amount;
    const what = isWhole && !isDeliveryCredited ? { amount: refund.includingVat } : { lineIds: lines.map(({ id }) => id), withShipping: isDeliveryCredited };
    await issueCreditNote(tx, order, { source: `withdrawal:${facts.id}`, cause: 'withdrawal', what });
    return withdrawal;
  }

  /** The lines meant: made to measure ones cannot be withdrawn (Directive 2011/83/EU, article 16, c). */
  private requireLines({ state, details, shipping, lines }: OrderView, gone: Set<string>, lineIds: string[] | undefined, arrivedAt: Date | undefined): OrderView['lines'] {
    if (lineIds?.some((id) => !lines.some((line) => line.id === id))) throw new Problem('NOT_FOUND');
    const can = lines.filter(({ id, isWithdrawable }) => isWithdrawable && !gone.has(id));
    const meant = lineIds ? can.filter(({ id }) => lineIds.includes(id)) : can;
    const isOnTheWay = state === 'shipped';
    const arrivedOn = arrivedAt?.toISOString().slice(0, 10) ?? shipping!.date;
    const isOpen = canBeWithdrawn(state) && details?.customerType === 'Private' && (isOnTheWay || isInTime(arrivedOn, new Date()));
    if (!isOpen || meant.length === 0 || meant.length < new Set(lineIds ?? []).size) throw new Problem('NOT_WITHDRAWABLE');
    return meant;
  }

  /** Nothing remains: what was never paid is cancelled and back in stock, what was paid has to come back first. */
  private async close(tx: Executor, row: OrderRow): Promise<void> {
    if (row.state === 'awaitingPayment') return void (await this.cancelling.cancel(tx, row, 'cancelledByBuyer', 'withdrawn by the buyer before it was paid'));
    const withdrawn = await moveOrder(tx, row, 'withdrawn', 'withdrawn by the buyer');
    await closePayments(tx, row.id);
    await publish(tx, 'order.cancelled', [await this.presenter.present(tx, withdrawn, row.locale)]);
  }
}
