import { z } from 'zod';
import { OrderDocument } from './document.js';
import { Id } from './fields.js';
import { Money } from './money.js';
import { Order } from './order.js';

/** A completed refund. */
export const OrderRefund = z.object({ id: Id, amount: Money, refundedAt: z.iso.datetime() });
export type OrderRefund = z.infer<typeof OrderRefund>;

/** A placed order as integrators receive it, in webhooks and from `listChangedOrders`. */
export const PlacedOrder = Order.omit({ cartToken: true }).extend({
  /** Each invoice, followed by its credit notes. Empty in `order.placed`, because the invoice is issued after that message is written. */
  documents: z.array(OrderDocument),
  refunds: z.array(OrderRefund),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
