import { Inject, Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { Withdrawal } from '../../contract/order.js';
import type { OutputOf } from '../../contract/shop-api.js';
import type { WithdrawalOffer } from '../../contract/withdrawal.js';
import { attemptsByAll, attemptsByCaller, SignInThrottle } from '../customers/sign-in-throttle.js';
import { issueToken, readToken } from '../customers/one-time-tokens.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity } from '../identity/identity.js';
import { newId } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from '../orders/cancelling.service.js';
import { closePayments } from '../orders/close-payments.js';
import { placedView } from '../orders/placed-view.js';
import { findOwn, lockById, type OrderRow, transitionOrder } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { RefundsService } from '../payments/refunds.service.js';
import { publish } from '../webhooks/publish.js';
import { findByNumberAndEmail } from '../order-access/find-by-number.js';
import { requirePieces } from './require-pieces.js';
import { lastDay, refusalOf } from './withdrawal-rules.js';
import { withdrawalTable } from './withdrawals.tables.js';
import { takenBackByOps, withdrawnBefore, withdrawnShare } from './withdrawn-share.js';

type WithdrawalInput = Pick<InputValue<'withdrawOrder'>, 'lineIds' | 'lines' | 'reason'>;
type WithdrawalRow = typeof withdrawalTable.$inferSelect;

const present = ({ id, orderId, receivedAt, lines, refund }: WithdrawalRow, orderNumber: string): Withdrawal => ({
  id,
  orderId,
  orderNumber,
  receivedAt: receivedAt.toISOString(),
  lines,
  refund,
});

/** Withdrawal from an order, to which consumers have a right without giving reasons. */
@Injectable()
export class WithdrawalsService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly throttle: SignInThrottle,
    private readonly cancelling: Cancelling,
    private readonly refunds: RefundsService,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** The lines of a caller's own order with what can be withdrawn of each. @throws Problem NOT_FOUND */
  async offer({ id }: InputValue<'getWithdrawal'>, call: CallContext): Promise<WithdrawalOffer> {
    return this.offerOf(await this.requireOwn(id, call));
  }

  /**
   * The same without a session, by order number and e-mail address, with a token for further calls. Wrong numbers for an address
   * are throttled as at sign-in, by network and, after more attempts, for all networks together. A right number takes back only its
   * own attempt and does not reset the counters, because an attacker could place an order with the victim's address to know a number.
   * @throws Problem NOT_FOUND for an unknown number and for another e-mail address alike; TOO_MANY_REQUESTS
   */
  async check({ number, email }: InputValue<'checkWithdrawal'>, { clientAddress = '' }: CallContext): Promise<OutputOf<'checkWithdrawal'>> {
    const guessed = `withdrawal ${email}`;
    const tries = [attemptsByCaller(guessed, networkOf(clientAddress)), attemptsByAll(guessed)];
    await this.throttle.countAttempts(...tries);
    const row = await findByNumberAndEmail(this.db, number, email);
    if (!row) throw new Problem('NOT_FOUND');
    await this.throttle.revertAttempts(...tries);
    return { ...(await this.offerOf(row)), token: await issueToken(this.db, 'withdrawal', row.id) };
  }

  /** @throws Problem NOT_FOUND; GONE for an expired token */
  async checked({ token }: InputValue<'getCheckedWithdrawal'>): Promise<WithdrawalOffer> {
    return this.offerOf(await this.requireChecked(token));
  }

  /** @throws Problem NOT_FOUND, also for a line of another order; NOT_WITHDRAWABLE */
  async withdraw(input: InputValue<'withdrawOrder'>, call: CallContext): Promise<Withdrawal | ReplayedResponse<Withdrawal>> {
    const own = await this.requireOwn(input.id, call);
    const answer = await runOnce(this.db, call, 'withdrawOrder', input, async (tx) => this.record(tx, (await lockById(tx, own.id))!, input, call));
    return answer;
  }

  /** @throws Problem NOT_FOUND, GONE, NOT_WITHDRAWABLE */
  async withdrawChecked(input: InputValue<'withdrawChecked'>, call: CallContext): Promise<Withdrawal | ReplayedResponse<Withdrawal>> {
    const { id } = await this.requireChecked(input.token);
    const answer = await runOnce(this.db, call, 'withdrawChecked', input, async (tx) => this.record(tx, (await lockById(tx, id))!, input, call));
    return answer;
  }

  private async requireOwn(id: string, call: CallContext): Promise<OrderRow> {
    const own = await findOwn(this.db, id, await this.identity.requireOwner(call));
    if (!own || own.state === 'open') throw new Problem('NOT_FOUND');
    return own;
  }

  private async requireChecked(token: string): Promise<OrderRow> {
    const { subject } = await readToken(this.db, 'withdrawal', token);
    const [row] = await this.db.select().from(orderTable).where(eq(orderTable.id, subject));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  private async offerOf(row: OrderRow): Promise<WithdrawalOffer> {
    const order = await placedView(this.db, row);
    const earlier = await this.earlierOf(this.db, row.id);
    const taken = [...earlier, ...takenBackByOps(await creditNotesOf(this.db, row.id))];
    const now = new Date();
    const lines = order.lines.map((line) => {
      const { id, name, colour, picture, preview, choices, quantity, total } = line;
      const gone = withdrawnBefore(taken, id);
      return { id, name, colour, picture, preview, choices, quantity, total, left: quantity - gone, refusal: refusalOf(order, line, gone, now) };
    });
    const { id: orderId, number, state, placedAt } = order;
    return { orderId, number, state, placedAt, until: lastDay(order), lines, withdrawals: earlier.map((one) => present(one, number!)) };
  }

  private earlierOf(tx: Executor, orderId: string): Promise<WithdrawalRow[]> {
    return tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, orderId)).orderBy(asc(withdrawalTable.position));
  }

  private async record(tx: Executor, row: OrderRow, { reason, ...wish }: WithdrawalInput, call: CallContext): Promise<Withdrawal> {
    const order = await placedView(tx, row);
    const earlier = await this.earlierOf(tx, row.id);
    const taken = [...earlier, ...takenBackByOps(await creditNotesOf(tx, row.id))];
    const wanted = requirePieces(order, taken, wish);
    const receivedAt = new Date();
    const { lines, delivery, refund } = withdrawnShare(order, taken, wanted, row.shipping!.leastPrice ?? row.shipping!.price!);
    const isWhole = order.lines.every(({ id, quantity }) => withdrawnBefore([...taken, { lines }], id) === quantity);
    const facts = { id: newId(), orderId: row.id, receivedAt, lines, refund };
    await tx.insert(withdrawalTable).values({ ...facts, reason: reason ?? null, position: earlier.length + 1 });
    await this.refunds.payBackWithdrawals(tx, row);
    if (isWhole) await this.close(tx, row);
    const withdrawal = { ...facts, orderNumber: row.number!, receivedAt: receivedAt.toISOString() };
    await this.outbox.queueLimited(tx, aboutOrder('withdrawalReceived', order), call, () => this.mails.withdrawalReceived(order, withdrawal));
    const what = { lines: lines.map(({ id, quantity, total }) => ({ lineId: id, quantity, total })), shipping: delivery };
    await issueCreditNote(tx, order, { source: `withdrawal:${facts.id}`, cause: 'withdrawal', what });
    return withdrawal;
  }

  /** Closes an order that is withdrawn as a whole. An unpaid order is cancelled and its pieces return to stock; of a paid one they do not, because the goods must come back first. */
  private async close(tx: Executor, row: OrderRow): Promise<void> {
    if (row.state === 'awaitingPayment') return void (await this.cancelling.cancel(tx, row, 'cancelledByBuyer', 'withdrawn by the buyer before it was paid'));
    const withdrawn = await transitionOrder(tx, row, 'withdrawn', 'withdrawn by the buyer');
    await closePayments(tx, row.id);
    await publish(tx, 'order.cancelled', [await placedView(tx, withdrawn)]);
  }
}
