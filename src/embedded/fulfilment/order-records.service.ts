import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.module.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import { type EventRow, eventsOf, findByNumber } from '../orders/order.store.js';
import { type RefundRow, refundsOf } from '../payments/refund.store.js';
import type { VatEvidence } from '../validation/vat-evidence.js';

/** What ops can see of a placed order. */
export interface OrderRecord {
  order: OrderView;
  vatEvidence: VatEvidence | null;
  /** State changes and other recorded events, oldest first. */
  events: EventRow[];
  refunds: RefundRow[];
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
    return { order, vatEvidence: row.vatCheck, events: await eventsOf(this.db, row.id), refunds: await refundsOf(this.db, row.id) };
  }
}
