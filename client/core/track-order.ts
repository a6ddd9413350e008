import { useEffect } from 'react';
import type { Order, PaymentMethodId } from '../../src/contract/order.js';
import { goodsOf, purchaseEvent } from '../../src/domain/tracked-goods.js';
import { track } from './track.js';

type Tracked = Pick<Order, 'id' | 'lines'>;

/** Tracks once that the checkout of an order began. */
export const useTrackedCheckout = (order: Tracked | null): void => {
  useEffect(() => {
    if (order?.lines.length) track({ event: 'begin_checkout', ecommerce: goodsOf(order.lines) }, { what: `begin_checkout.${order.id}` });
  }, [order]);
};

/** Tracks the delivery method of an order, once for each choice. */
export const trackShipping = ({ id, lines, shipping }: Tracked & Pick<Order, 'shipping'>): void => {
  if (!shipping) return;
  const { method } = shipping;
  track({ event: 'add_shipping_info', ecommerce: { ...goodsOf(lines), shipping_tier: method } }, { what: `add_shipping_info.${id}`, choice: method });
};

/** Tracks the payment method of an order, once for each choice. */
export const trackPayment = ({ id, lines }: Tracked, method: PaymentMethodId): void =>
  track({ event: 'add_payment_info', ecommerce: { ...goodsOf(lines), payment_type: method } }, { what: `add_payment_info.${id}`, choice: method });

/** Tracks a purchase once in a browser, also after a reload. */
export const useTrackedPurchase = (order: Pick<Order, 'number' | 'lines' | 'totals'>, isBought: boolean): void => {
  useEffect(() => {
    const { number } = order;
    if (isBought && number) track(purchaseEvent({ ...order, number }), { what: `purchase.${number}` });
  }, [order, isBought]);
};
