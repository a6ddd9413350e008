import fc from 'fast-check';
import { priceOf, shareOf } from '../../src/domain/money.js';
import type { CreditRequest } from '../../src/embedded/invoices/credit.js';
import type { OrderView } from '../../src/embedded/orders/order.presenter.js';

/** Requested credit on an order that is generated separately; it can exceed the pieces or delivery costs of the order. */
export type RequestedCredit = 'rest' | { amount: { amount: number; currency: 'EUR' } } | { pieces: [line: number, quantity: number][]; delivery: number };

export const requestedCredit: fc.Arbitrary<RequestedCredit> = fc.oneof(
  fc.constant('rest' as const),
  fc.record({ pieces: fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }), delivery: fc.integer({ min: 0, max: 500 }) }),
  fc.integer({ min: 0, max: 200_000 }).map((amount) => ({ amount: { amount, currency: 'EUR' as const } })),
);

/** Converts a requested credit to the input of `creditOf`: only lines that the order has, each once. */
export const creditRequestOf = ({ lines: bought, totals, currency }: OrderView, requested: RequestedCredit): CreditRequest => {
  if (requested === 'rest' || 'amount' in requested) return requested;
  const lines = [...new Map(requested.pieces)].flatMap(([at, quantity]) => {
    const line = bought.find(({ id }) => id === `line-${at}`);
    return line ? [{ lineId: line.id, quantity, total: shareOf(line.total, { from: 0, to: quantity, of: line.quantity }) }] : [];
  });
  return { lines, shipping: priceOf(requested.delivery, currency, totals.vat[0]!.rate) };
};
