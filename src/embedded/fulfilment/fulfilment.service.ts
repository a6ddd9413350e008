import { Inject, Injectable } from '@nestjs/common';
import type { Parcel } from '../../contract/order.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { OrderMails } from '../mail/order-mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from '../orders/cancelling.service.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import { lockById, lockByNumber, type OrderChanges, type OrderRow, transitionOrder } from '../orders/order.store.js';
import { StockHolds } from '../orders/stock-holds.js';
import { paidFor } from '../payments/refund.store.js';
import { RefundsService } from '../payments/refunds.service.js';
import { SettlementService } from '../payments/settlement.service.js';
import { publish } from '../webhooks/publish.js';
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

/** An order and the amount that is refunded, in minor units. */
export interface RepaidAmounts {
  order: OrderView;
  amount: number;
}
type Work<Value> = (tx: Executor, row: OrderRow) => Promise<Value>;
const by = 'by the shop';
const sumOf = (paid: { left: number }[]): number => paid.reduce((sum, { left }) => sum + left, 0);

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
  ship(number: string, parcel: Parcel): Promise<OrderView | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const sent = [parcel.carrier, parcel.tracking].filter(Boolean).join(' ');
      const order = await placedView(tx, await this.transitionWithPieces(tx, row, 'shipped', sent ? `${by}: ${sent}` : by, { parcel }));
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
    return this.withOrder(number, async (tx, row) => {
      const order = await this.cancelling.cancel(tx, row, 'cancelledByOps', `${by}: ${reason}`);
      const amount = await this.refunds.payBack(tx, row, sumOf(await paidFor(tx, row.id)), { key: `cancelled-${row.id}`, cause: 'cancelled by the shop' });
      await this.outbox.queue(tx, this.mails.stopped(order, reason, amount > 0));
      return { order, amount };
    });
  }

  /** Refunds an amount in minor units. @param wanted undefined: everything that is left @throws RefundTooLarge, also when nothing is left */
  refund(number: string, wanted: number | undefined): Promise<RepaidAmounts | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const left = sumOf(await paidFor(tx, row.id));
      const amount = wanted ?? left;
      if (amount > left || left === 0) throw new RefundTooLarge(left);
      const key = `shop-${newId()}`;
      await this.refunds.payBack(tx, row, amount, { key, cause: 'paid back by the shop' });
      const order = await placedView(tx, row);
      await issueCreditNote(tx, order, { source: `refund:${key}`, cause: 'refund', what: { amount: { amount, currency: row.currency } } });
      return { order, amount };
    });
  }

  /**
   * Sends the refunds that waited for the return of withdrawn goods.
   * @param restockBy who puts the returned pieces back in stock; undefined: they are not sold again
   * @returns the numbers of refunds and of pieces that are back in stock
   */
  returned(number: string, restockBy?: string): Promise<{ refunds: number; pieces: number } | undefined> {
    return this.withOrder(number, async (tx, row) => {
      const refunds = await this.refunds.release(tx, row);
      return { refunds, pieces: restockBy === undefined ? 0 : await restock(tx, row, restockBy) };
    });
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
      return row && work(tx, row);
    });
  }
}
