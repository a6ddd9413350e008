import { z } from 'zod';
import { idOf } from './fields.js';
import { Money } from './money.js';
import { PlacedOrder } from './placed-order.js';

/** A changed product; its data are returned by `getProduct`. */
export const ProductChanged = z.object({ id: idOf('product'), sku: z.string(), isOnSale: z.boolean() });

/** The order, and the amount of this refund. Its state is `refunded` once everything is refunded. */
export const OrderRefunded = PlacedOrder.extend({ refunded: Money });

/** Webhook events, each with the schema of its data. */
export const webhookTable = {
  'order.placed': { summary: 'A buyer placed an order', data: PlacedOrder },
  'order.paid': { summary: 'An order is paid', data: PlacedOrder },
  'order.shipped': { summary: 'An order was shipped', data: PlacedOrder },
  'order.delivered': { summary: 'An order was delivered', data: PlacedOrder },
  'order.cancelled': { summary: 'An order was cancelled, withdrawn from, or never paid', data: PlacedOrder },
  'order.refunded': { summary: 'An order was refunded, in full or in part', data: OrderRefunded },
  'product.changed': { summary: 'A product was added, changed or withdrawn from sale', data: ProductChanged },
} as const;
export type WebhookEvent = keyof typeof webhookTable;
export const webhookEvents = Object.keys(webhookTable) as WebhookEvent[];

/** Schema of a webhook message, which is signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). */
export const messageOf = <Data extends z.ZodType>(type: WebhookEvent, data: Data) => z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });
