import { z } from 'zod';
import { idOf } from './fields.js';
import { Money } from './money.js';
import { Order } from './order.js';

/** A product as it is listed now; its facts are read by `getProduct`. */
export const ProductChanged = z.object({ id: idOf('product'), sku: z.string(), isOnSale: z.boolean() });

/** The order, and what went back this time; its state is `refunded` when that was the rest. */
export const OrderRefunded = Order.extend({ refunded: Money });

/** What integrators can be told, and with what. */
export const webhookTable = {
  'order.placed': { summary: 'A buyer placed an order', data: Order },
  'order.paid': { summary: 'An order is paid', data: Order },
  'order.shipped': { summary: 'An order is on its way', data: Order },
  'order.delivered': { summary: 'An order has arrived', data: Order },
  'order.cancelled': { summary: 'An order was cancelled, withdrawn from, or never paid', data: Order },
  'order.refunded': { summary: 'Money of an order went back to its buyer: all of it, or a part', data: OrderRefunded },
  'product.changed': { summary: 'A product was added, changed or taken off sale', data: ProductChanged },
} as const;
export type WebhookEvent = keyof typeof webhookTable;
export const webhookEvents = Object.keys(webhookTable) as WebhookEvent[];

/** A message as it is sent: signed as Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). */
export const messageOf = <Data extends z.ZodType>(type: WebhookEvent, data: Data) => z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });
