import { Inject, Injectable } from '@nestjs/common';
import type { OrderDocument } from '../../contract/document.js';
import type { OrderNote } from '../../contract/placed-order.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { documentsOf } from '../invoices/order-documents.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import { type EventRow, eventsOf, findByNumber } from '../orders/order.store.js';
import { paidFor, type RefundRow, refundsOf } from '../payments/refund.store.js';
import type { VatEvidence } from '../validation/vat-evidence.js';
import { notesOf } from './order-notes.js';
import { piecesLeft } from './pieces.js';

/** What ops can see of a placed order. */
export interface OrderRecord {
  order: OrderView;
  vatEvidence: VatEvidence | null;
  /** State changes and other recorded events, oldest first. */
  events: EventRow[];
  refunds: RefundRow[];
  documents: OrderDocument[];
  notes: OrderNote[];
  /** Minor units that are paid and not refunded. */
  refundable: number;
  /** Pieces of each line that no credit note took back, by the id of the line. */
  left: ReadonlyMap<string, number>;
}

/** Placed orders for ops, with data that the buyer does not see. */
@Injectable()
export class OrderRecords {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** @param number order number, case-insensitive @returns undefined for an unknown number */
  async find(number: string): Promise<OrderRecord | undefined> {
    const row = await findByNumber(this.db, number);
    if (!row) return undefined;
    const order = await placedView(this.db, row);
    const paid = await paidFor(this.db, row.id);
    return {
      order,
      vatEvidence: row.vatCheck,
      events: await eventsOf(this.db, row.id),
      refunds: await refundsOf(this.db, row.id),
      documents: (await documentsOf(this.db, [order])).get(row.id)!,
      notes: (await notesOf(this.db, [row.id])).get(row.id)!,
      refundable: paid.reduce((sum, { left }) => sum + Math.max(left, 0), 0),
      left: piecesLeft(order, await creditNotesOf(this.db, row.id)),
    };
  }
}
