import { Inject, Injectable } from '@nestjs/common';
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import type { OrderState, Parcel } from '../../contract/order.js';
import type { OrderNote } from '../../contract/placed-order.js';
import { releaseStock } from '../catalogue/stock.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { type CreditedLine, remainingOf } from '../invoices/credit.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import { mailTable } from '../mail/mail.tables.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from '../orders/cancelling.service.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import { lockById, lockByNumber, markChanged, type OrderChanges, type OrderRow, recordEvent, transitionOrder } from '../orders/order.store.js';
import { StockHolds } from '../orders/stock-holds.js';
import { warehousePieces } from '../orders/warehouse-pieces.js';
import { findInvoicePayment, lowerInvoicePayment } from '../payments/payment.store.js';
import { paidFor } from '../payments/refund.store.js';
import { RefundsService } from '../payments/refunds.service.js';
import { SettlementService } from '../payments/settlement.service.js';
import { publish } from '../webhooks/publish.js';
import { addNote } from './order-notes.js';
import { creditForPieces, piecesLeft, refundForReturned, type WantedPieces } from './pieces.js';
import { bookReturn, endReturn, withdrawnLines } from './returned-pieces.js';
import { restock } from './restock.js';

/** The requested refund exceeds the payments that are not refunded yet. `left`: minor units that can still be refunded. */
export class RefundTooLarge extends Error {
  constructor(readonly left: number) {
    super('Too much');
  }
}

/** The hold of the order ended, and too few pieces are in stock. */
export class SoldOut extends Error {
  constructor() {
    super('Sold out');
  }
}

/** A part of the order cannot be cancelled in its state: before it is paid or on account, only the whole order can. */
export class NoPartCancelled extends Error {
  constructor(readonly state: OrderState) {
    super('No part can be cancelled');
  }
}

/** An order and the amount that is refunded, in minor units. */
export interface RepaidAmounts {
  order: OrderView;
  amount: number;
}
/** What a return refunds and puts back in stock. */
export interface Returned extends RepaidAmounts {
  refunds: number;
  /** Pieces. */
  restocked: number;
}
/** Some pieces of an order. `withDelivery`: also what is left of the delivery price. */
export interface SomePieces {
  pieces: readonly WantedPieces[];
  withDelivery?: boolean | undefined;
}
/** What to give back: everything that is left, some pieces, or an amount in minor units. */
export type RefundRequest = 'rest' | SomePieces | { amount: number };

/** Result of a rehearsal: what the actions would return, and the mails that they would send at once. */
export interface Rehearsal<Value> {
  result: Value;
  mails: { to: string; subject: string }[];
}
const isPieces = (request: RefundRequest): request is SomePieces => typeof request === 'object' && 'pieces' in request;

type Work<Value> = (tx: Executor, row: OrderRow) => Promise<Value>;
const by = 'by the shop';
const sumOf = (paid: { left: number }[]): number => paid.reduce((sum, { left }) => sum + left, 0);
/** States in which pieces can be cancelled while the rest of the order goes on. */
const divisible: readonly OrderState[] = ['authorized', 'paid', 'inProduction'];

/** Actions of ops on a placed order. Each runs in one transaction that also queues mails and webhooks. Each returns undefined for an unknown order number. */
@Injectable()
export class Fulfilment {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly cancelling: Cancelling,
    private readonly refunds: RefundsService,
    private readonly settlement: SettlementService,
    private readonly holds: StockHolds,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** The same actions as parts of a transaction. */
  within(tx: Executor): Fulfilment {
    // A transaction of drizzle is a database whose transactions are savepoints.
    return new Fulfilment(tx as Database, this.cancelling, this.refunds, this.settlement, this.holds, this.mails, this.outbox);
  }

  /** Runs actions and undoes them, to show what they would do. */
  async rehearse<Value>(work: (ops: Fulfilment) => Promise<Value>): Promise<Rehearsal<Value>> {
    let rehearsal: Rehearsal<Value> | undefined;
    await this.db
      .transaction(async (tx) => {
        const result = await work(this.within(tx));
        // The time of creation is that of the transaction.
        const mails = await tx.select({ to: mailTable.to, subject: mailTable.subject }).from(mailTable).where(eq(mailTable.createdAt, sql`now()`));
        rehearsal = { result, mails };
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return rehearsal!;
  }

  /** Books the bank transfer for an order on account. @throws Problem NOTHING_TO_PAY */
  paid(number: string): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => {
      await this.settlement.payInvoice(tx, row);
      return placedView(tx, (await lockById(tx, row.id))!);
    });
  }

  /** @throws TransitionRefused, SoldOut */
  produce(number: string): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => placedView(tx, await this.transitionWithPieces(tx, row, 'productionBegun', by)));
  }

  /** Mails the buyer, with carrier and tracking code if given, and publishes `order.shipped`. @throws TransitionRefused, SoldOut */
  ship(number: string, { carrier, tracking }: Parcel): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const sent = [carrier, tracking].filter(Boolean).join(' ');
      const order = await placedView(tx, await this.transitionWithPieces(tx, row, 'shipped', sent ? `${by}: ${sent}` : by, { parcel: { carrier, tracking } }));
      await this.outbox.queue(tx, this.mails.shipped(order));
      await publish(tx, 'order.shipped', [order]);
      return order;
    });
  }

  /** @throws TransitionRefused */
  deliver(number: string): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const order = await placedView(tx, await transitionOrder(tx, row, 'delivered', by));
      await publish(tx, 'order.delivered', [order]);
      return order;
    });
  }

  /** Cancels the order, puts its pieces back in stock, refunds what was paid, and mails the reason to the buyer. @throws TransitionRefused */
  cancel(number: string, reason: string): Promise<RepaidAmounts | undefined> {
    return this.withOrder(number, (tx, row) => this.cancelAll(tx, row, reason));
  }

  /**
   * Cancels pieces of an order while the rest goes on: puts them back in stock, refunds them or lowers what is due, and mails the reason to the
   * buyer. When no other pieces are left, cancels the order. @throws NoPartCancelled, PiecesGone, RefundTooLarge
   */
  cancelPieces(number: string, { pieces, withDelivery = false }: SomePieces, reason: string): Promise<RepaidAmounts | undefined> {
    return this.withOrder(number, async (tx, row) => {
      if (!divisible.includes(row.state)) throw new NoPartCancelled(row.state);
      const order = await placedView(tx, row);
      const earlier = await creditNotesOf(tx, row.id);
      const credit = creditForPieces(order, earlier, pieces, withDelivery);
      if (piecesLeft(order, [...earlier, credit]).size === 0) return this.cancelAll(tx, row, reason);
      const key = newId();
      const amount = await this.payOrLower(tx, row, credit.total.includingVat.amount, { key: `pieces-${key}`, cause: 'pieces cancelled by the shop' });
      if (!row.lacksPieces) await releaseStock(tx, warehousePieces(linesWith(order, credit.lines)), { reason: 'cancelled', reference: row.id });
      await recordEvent(tx, row, `${piecesText(order, new Map(credit.lines.map(({ lineId, quantity }) => [lineId!, quantity])))} cancelled ${by}: ${reason}`);
      const note = await issueCreditNote(tx, order, { source: `pieces:${key}`, cause: 'cancellation', what: requestOf(credit) });
      // The credit note is the record of the cancelled pieces. Without lines, an earlier refund of an amount left too little for them.
      if (!note?.lines.some(({ lineId }) => lineId !== null)) throw new RefundTooLarge(remainingOf(order, earlier).includingVat.amount);
      await this.outbox.queue(tx, this.mails.piecesStopped(order, credit, reason));
      return { order: await placedView(tx, (await lockById(tx, row.id))!), amount };
    });
  }

  /** Refunds everything that is left, some pieces, or an amount. The buyer keeps the goods. @throws PiecesGone; RefundTooLarge, also when nothing is left */
  refund(number: string, request: RefundRequest): Promise<RepaidAmounts | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const left = sumOf(await paidFor(tx, row.id));
      const order = await placedView(tx, row);
      const earlier = await creditNotesOf(tx, row.id);
      const credit = isPieces(request) ? creditForPieces(order, earlier, request.pieces, request.withDelivery ?? false) : undefined;
      const amount = credit?.total.includingVat.amount ?? (request === 'rest' || isPieces(request) ? left : request.amount);
      if (amount > left || left === 0) throw new RefundTooLarge(left);
      const key = `shop-${newId()}`;
      await this.refunds.payBack(tx, row, amount, { key, cause: 'paid back by the shop' });
      await issueCreditNote(tx, order, { source: `refund:${key}`, cause: 'refund', what: credit ? requestOf(credit) : { amount: { amount, currency: row.currency } } });
      return { order, amount };
    });
  }

  /**
   * Records that withdrawn goods are back, all or some pieces, and sends the refunds that waited for them.
   * @param restockBy who puts these pieces back in stock; undefined: they are not sold again
   * @returns the number of refunds, their amount, and the pieces that are back in stock; 0 when none waited @throws PiecesGone
   */
  returned(number: string, request: 'rest' | Pick<SomePieces, 'pieces'>, restockBy?: string): Promise<Returned | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const withdrawn = await withdrawnLines(tx, row.id);
      const wanted = request === 'rest' ? withdrawn.filter(({ quantity, returned }) => returned < quantity).map(({ id }) => ({ id })) : request.pieces;
      const { pieces, isAll, amount } = refundForReturned(withdrawn, wanted);
      const order = await placedView(tx, row);
      if (isAll) await endReturn(tx, row.id);
      else await bookReturn(tx, row.id, pieces);
      if (pieces.size) await recordEvent(tx, row, `returned ${piecesText(order, pieces)}`);
      const restocked = restockBy === undefined ? 0 : await restock(tx, row, restockBy, request === 'rest' ? undefined : pieces);
      return { order, restocked, ...(await this.refunds.release(tx, row, isAll ? undefined : amount)) };
    });
  }

  /** Adds a note that buyers do not see. */
  note(number: string, note: Pick<OrderNote, 'by' | 'text'>): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => {
      await addNote(tx, row.id, note);
      return placedView(tx, await markChanged(tx, row.id));
    });
  }

  private async cancelAll(tx: Executor, row: OrderRow, reason: string): Promise<RepaidAmounts> {
    const order = await this.cancelling.cancel(tx, row, 'cancelledByOps', `${by}: ${reason}`);
    const amount = await this.refunds.payBack(tx, row, sumOf(await paidFor(tx, row.id)), { key: `cancelled-${row.id}`, cause: 'cancelled by the shop' });
    await this.outbox.queue(tx, this.mails.stopped(order, reason, amount > 0));
    return { order, amount };
  }

  /** Refunds an amount of a paid order, or lowers what is due for an order on account. @returns the refunded amount @throws RefundTooLarge */
  private async payOrLower(tx: Executor, row: OrderRow, amount: number, reason: { key: string; cause: string }): Promise<number> {
    const invoice = await findInvoicePayment(tx, row.id);
    if (invoice && invoice.status !== 'paid') {
      await lowerInvoicePayment(tx, row.id, Math.max(invoice.amount - amount, 0));
      return 0;
    }
    const left = sumOf(await paidFor(tx, row.id));
    if (amount > left) throw new RefundTooLarge(left);
    return this.refunds.payBack(tx, row, amount, reason);
  }

  /** Moves an order to its next state, and takes its pieces out of the stock if its hold had ended. */
  private async transitionWithPieces(tx: Executor, row: OrderRow, move: 'productionBegun' | 'shipped', cause: string, changes: OrderChanges = {}): Promise<OrderRow> {
    const moved = await transitionOrder(tx, row, move, cause, { ...changes, lacksPieces: false });
    if (!(await this.holds.take(tx, row))) throw new SoldOut();
    return moved;
  }

  private async withOrder<Value>(number: string, work: Work<Value>): Promise<Value | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await lockByNumber(tx, number);
      return row && row.state !== 'open' ? work(tx, row) : undefined;
    });
  }
}

/** The lines of an order with the quantities of a credit. */
const linesWith = (order: OrderView, credited: readonly CreditedLine[]): OrderView['lines'] =>
  credited.map(({ lineId, quantity }) => ({ ...order.lines.find(({ id }) => id === lineId)!, quantity }));

/** Pieces in one line for the history: `2 × WPN-ochre-01, 1 × …`. */
const piecesText = (order: OrderView, pieces: ReadonlyMap<string, number>): string =>
  [...pieces].map(([lineId, quantity]) => `${quantity} × ${order.lines.find(({ id }) => id === lineId)!.sku}`).join(', ');

const requestOf = ({ lines, shipping }: ReturnType<typeof creditForPieces>) => ({ lines, ...(shipping && { shipping }) });
