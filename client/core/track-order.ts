import { useEffect } from 'react';
import type { Money } from '../../src/contract/money.js';
import type { Order, PaymentMethodId } from '../../src/contract/order.js';
import { track, type TrackedOrder } from './track.js';

type Tracked = Pick<Order, 'lines' | 'totals'>;

const major = ({ amount }: Money): number => amount / 100;

const boughtIn = ({ lines, totals: { goods } }: Tracked): TrackedOrder => ({
  currency: goods.includingVat.currency,
  value: major(goods.includingVat),
  items: lines.map(({ productId, name, unitPrice, quantity }) => ({ item_id: productId, item_name: name, price: major(unitPrice.includingVat), quantity })),
});

/** Whether this browser notes something for the first time; where it forbids storage, every time is the first. */
const isFirst = (storage: 'localStorage' | 'sessionStorage', what: string): boolean => {
  try {
    const key = `tracked.${what}`;
    if (window[storage].getItem(key)) return false;
    window[storage].setItem(key, '1');
  } catch {
    // Nothing can be kept.
  }
  return true;
};

/** Notes once in a tab that the checkout of an order began. */
export const useTrackedCheckout = (order: (Pick<Order, 'id'> & Tracked) | null): void => {
  useEffect(() => {
    if (order && isFirst('sessionStorage', `begin_checkout.${order.id}`)) track({ event: 'begin_checkout', ecommerce: boughtIn(order) });
  }, [order]);
};

/** Notes how an order is delivered. */
export const trackShipping = (order: Pick<Order, 'shipping'> & Tracked): void => {
  if (order.shipping) track({ event: 'add_shipping_info', ecommerce: { ...boughtIn(order), shipping_tier: order.shipping.method } });
};

/** Notes how an order will be paid. */
export const trackPayment = (order: Tracked, method: PaymentMethodId): void => track({ event: 'add_payment_info', ecommerce: { ...boughtIn(order), payment_type: method } });

/** Notes a purchase once in a browser, also when its page is read again. */
export const useTrackedPurchase = (order: Pick<Order, 'number'> & Tracked, isBought: boolean): void => {
  useEffect(() => {
    if (!isBought || !order.number || !isFirst('localStorage', `purchase.${order.number}`)) return;
    const { shipping, vat } = order.totals;
    const tax = vat.reduce((sum, { amount }) => sum + amount.amount, 0) / 100;
    track({ event: 'purchase', ecommerce: { transaction_id: order.number, ...boughtIn(order), tax, shipping: shipping ? major(shipping.includingVat) : 0 } });
  }, [order, isBought]);
};
