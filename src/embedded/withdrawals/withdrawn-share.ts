import type { Price } from '../../contract/money.js';
import type { Withdrawal } from '../../contract/order.js';
import { lessOf, shareOf, sumPrices } from '../../domain/money.js';
import type { CreditNoteRow } from '../invoices/invoice.store.js';
import type { OrderView } from '../orders/order.presenter.js';

type Line = OrderView['lines'][number];
type Earlier = Pick<Withdrawal, 'lines' | 'refund'>;

/** Pieces of a line. */
export interface Pieces {
  line: Line;
  quantity: number;
}
/** The refund of a withdrawal. */
export interface WithdrawnShare {
  lines: Withdrawal['lines'];
  /** Share of the delivery price; zero when delivery was free. */
  delivery: Price;
  refund: Price;
}

/** Number of pieces of a line that were withdrawn before. */
export const withdrawnBefore = (earlier: readonly Pick<Withdrawal, 'lines'>[], lineId: string): number =>
  earlier.flatMap(({ lines }) => lines.filter(({ id }) => id === lineId)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces that ops refunded or cancelled, as if they had been withdrawn, so that nothing is refunded twice. */
export const takenBackByOps = (notes: readonly Pick<CreditNoteRow, 'source' | 'lines' | 'total'>[]): Earlier[] =>
  notes.flatMap(({ source, lines, total: refund }) => {
    const pieces = lines.flatMap(({ lineId, quantity, total }) => (lineId === null ? [] : [{ id: lineId, name: '', quantity, total }]));
    return pieces.length && !source.startsWith('withdrawal:') ? [{ lines: pieces, refund }] : [];
  });

const valueOf = (lines: readonly { total: Price }[]): number => lines.reduce((sum, { total }) => sum + total.includingVat.amount, 0);

/**
 * Computes the refund for some pieces: their share of the line total, and a share of the delivery price in proportion to the
 * value of the goods. Consumers get back all payments for withdrawn goods including delivery, but at most the price of the least
 * expensive standard delivery (Directive 2011/83/EU, article 13(1) and (2)). The directive has no rule for a part of an order.
 * With a share for each piece, all withdrawals together refund the whole delivery, in whatever order they are declared.
 * @param minDelivery what the least expensive delivery of the order would have cost
 */
export const withdrawnShare = (order: Pick<OrderView, 'lines' | 'currency'>, earlier: readonly Earlier[], wanted: readonly Pieces[], minDelivery: Price): WithdrawnShare => {
  const lines = wanted.map(({ line: { id, name, quantity: of, total }, quantity }) => {
    const from = withdrawnBefore(earlier, id);
    return { id, name, quantity, total: shareOf(total, { from, to: from + quantity, of }) };
  });
  const sum = (prices: readonly Price[]) => sumPrices(prices, order.currency);
  const goodsBefore = earlier.flatMap((one) => one.lines);
  const deliveryBefore = lessOf(sum(earlier.map(({ refund }) => refund)), sum(goodsBefore.map(({ total }) => total)));
  const isWhole = order.lines.every(({ id, quantity }) => withdrawnBefore([...earlier, { lines }], id) === quantity);
  const due = isWhole ? minDelivery : shareOf(minDelivery, { from: 0, to: valueOf(goodsBefore) + valueOf(lines), of: valueOf(order.lines) });
  // Ops can have refunded more of the delivery than is due by now.
  const rest = lessOf(due, deliveryBefore);
  const delivery = rest.includingVat.amount < 0 ? sum([]) : rest;
  return { lines, delivery, refund: sum([...lines.map(({ total }) => total), delivery]) };
};
