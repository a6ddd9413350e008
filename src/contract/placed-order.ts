import { z } from 'zod';
import { OrderDocument } from './document.js';
import { Id } from './fields.js';
import { Money } from './money.js';
import { Order } from './order.js';

/** A completed refund. */
export const OrderRefund = z.object({ id: Id, amount: Money, refundedAt: z.iso.datetime() });
export type OrderRefund = z.infer<typeof OrderRefund>;

/** A note of ops or of an integrator about an order. */
export const OrderNote = z.object({ id: Id, at: z.iso.datetime(), by: z.string(), text: z.string() });
export type OrderNote = z.infer<typeof OrderNote>;

/** A placed order as integrators receive it, in webhooks, from `listChangedOrders` and from `moveOrder`. */
export const PlacedOrder = Order.omit({ cartToken: true }).extend({
  /** Each invoice, followed by its credit notes. Empty in `order.placed`, because the invoice is issued after that message is written. */
  documents: z.array(OrderDocument),
  refunds: z.array(OrderRefund),
  /** Oldest first. */
  notes: z.array(OrderNote),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
