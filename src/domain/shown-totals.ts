import type { Price } from '../contract/money.js';
import type { Order, OrderTotals } from '../contract/order.js';
import { sumPrices } from './money.js';

/** Totals to show of an order, with the delivery that they include. */
export interface ShownTotals extends Pick<OrderTotals, 'goods' | 'vat' | 'total'> {
  /** `expected`: to the country of delivery, because none is chosen yet. `onRequest`, `unknown`: it has no price, and the total is that of the goods. */
  delivery: 'chosen' | 'expected' | 'onRequest' | 'unknown';
  /** Null: `delivery` has no price. */
  deliveryPrice: Price | null;
}

/** Adds the VAT of delivery to that of its rate: the standard rate, which is the highest. */
const withDeliveryVat = (vat: OrderTotals['vat'], { includingVat, excludingVat }: Price): OrderTotals['vat'] => {
  const standard = Math.max(...vat.map(({ rate }) => rate));
  const added = includingVat.amount - excludingVat.amount;
  return vat.map(({ rate, amount }) => (rate === standard ? { rate, amount: { ...amount, amount: amount.amount + added } } : { rate, amount }));
};

/** Totals of an order as shoppers see them: with the price of its delivery as soon as one is known, also before they choose a delivery. */
export const shownTotals = ({ totals, deliveryCost, deliveryOnRequest }: Pick<Order, 'totals' | 'deliveryCost' | 'deliveryOnRequest'>): ShownTotals => {
  const { goods, shipping, vat, total } = totals;
  if (shipping) return { goods, vat, total, delivery: 'chosen', deliveryPrice: shipping };
  if (deliveryOnRequest || !deliveryCost) return { goods, vat, total, delivery: deliveryOnRequest ? 'onRequest' : 'unknown', deliveryPrice: null };
  const { price } = deliveryCost;
  return { goods, vat: withDeliveryVat(vat, price), total: sumPrices([total, price], total.includingVat.currency), delivery: 'expected', deliveryPrice: price };
};
