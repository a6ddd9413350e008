import type { Price } from '../../contract/money.js';
import type { Withdrawal } from '../../contract/order.js';
import { lessOf, shareOf, sumPrices } from '../../domain/money.js';
import type { OrderView } from '../orders/order.presenter.js';

type Line = OrderView['lines'][number];
type Earlier = Pick<Withdrawal, 'lines' | 'refund'>;

/** Pieces of a line. */
export interface Pieces {
  line: Line;
  quantity: number;
}
/** What is paid back for a withdrawal. */
export interface WithdrawnShare {
  lines: Withdrawal['lines'];
  /** Of the delivery; zero where it was free. */
  delivery: Price;
  refund: Price;
}

/** Pieces of a line that were withdrawn before. */
export const goneOf = (earlier: readonly Pick<Withdrawal, 'lines'>[], lineId: string): number =>
  earlier.flatMap(({ lines }) => lines.filter(({ id }) => id === lineId)).reduce((sum, { quantity }) => sum + quantity, 0);

const valueOf = (lines: readonly { total: Price }[]): number => lines.reduce((sum, { total }) => sum + total.includingVat.amount, 0);

/**
 * What is paid back for some pieces: their share of the line, and of the delivery by their share of the goods' value. The
 * consumer gets back all payments for what was withdrawn, delivery included, but no more than the least expensive standard
 * delivery (Directive 2011/83/EU, article 13(1) and (2)). The directive has no rule of its own for a part of an order; with a
 * share for each piece, all withdrawals together pay back the whole delivery, and no order of declaring them is worse.
 * @param leastDelivery what the least expensive delivery of the order would have cost
 */
export const withdrawnShare = (order: Pick<OrderView, 'lines' | 'currency'>, earlier: readonly Earlier[], wanted: readonly Pieces[], leastDelivery: Price): WithdrawnShare => {
  const lines = wanted.map(({ line: { id, name, quantity: of, total }, quantity }) => {
    const from = goneOf(earlier, id);
    return { id, name, quantity, total: shareOf(total, { from, to: from + quantity, of }) };
  });
  const sum = (prices: readonly Price[]) => sumPrices(prices, order.currency);
  const goodsBefore = earlier.flatMap((one) => one.lines);
  const deliveryBefore = lessOf(sum(earlier.map(({ refund }) => refund)), sum(goodsBefore.map(({ total }) => total)));
  const isWhole = order.lines.every(({ id, quantity }) => goneOf([...earlier, { lines }], id) === quantity);
  const due = isWhole ? leastDelivery : shareOf(leastDelivery, { from: 0, to: valueOf(goodsBefore) + valueOf(lines), of: valueOf(order.lines) });
  const delivery = lessOf(due, deliveryBefore);
  return { lines, delivery, refund: sum([...lines.map(({ total }) => total), delivery]) };
};
