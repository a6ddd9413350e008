import { Injectable } from '@nestjs/common';
import type { OrderTransition } from '../../domain/order-state-machine.js';
import { releaseStock } from '../catalogue/stock.js';
import type { Executor } from '../database/database.module.js';
import { withoutCancelled } from '../invoices/cancelled-pieces.js';
import { issueCreditNote } from '../invoices/credit-notes.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import { publish } from '../webhooks/publish.js';
import { closePayments } from './close-payments.js';
import type { OrderView } from './order.presenter.js';
import { placedView } from './placed-view.js';
import { type OrderRow, transitionOrder } from './order.store.js';
import { warehousePieces } from './warehouse-pieces.js';

/** Cancels orders, for buyers, ops and jobs. */
@Injectable()
export class Cancelling {
  /**
   * Cancels a locked order: puts the pieces that it took back in stock, closes its open payments, publishes `order.cancelled`
   * and credits the invoice. @throws TransitionRefused
   */
  async cancel(tx: Executor, row: OrderRow, move: Extract<OrderTransition, `cancelled${string}`>, cause: string): Promise<OrderView> {
    const order = await placedView(tx, await transitionOrder(tx, row, move, cause, { lacksPieces: false }));
    // Of an unpaid order no single pieces can be cancelled.
    const notes = row.state === 'awaitingPayment' ? [] : await creditNotesOf(tx, row.id);
    if (!row.lacksPieces) await releaseStock(tx, warehousePieces(withoutCancelled(order.lines, notes)), { reason: 'cancelled', reference: row.id });
    await closePayments(tx, row.id);
    await publish(tx, 'order.cancelled', [order]);
    await issueCreditNote(tx, order, { source: 'cancellation', cause: 'cancellation', what: 'rest' });
    return order;
  }
}
