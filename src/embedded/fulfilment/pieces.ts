import type { Price } from '../../contract/money.js';
import { shareOf, sumPrices } from '../../domain/money.js';
import { type Credit, type CreditedLine, linesLeft, shippingLeft } from '../invoices/credit.js';
import type { OrderView } from '../orders/order.presenter.js';

type Priced = Pick<OrderView, 'lines' | 'totals' | 'currency'>;

/** Pieces of a line by the id of the line; without quantity all that are left. */
export interface WantedPieces {
  id: string;
  quantity?: number | undefined;
}

/** Fewer pieces of a line are left than were requested; `left` is 0 for a line of another order. */
export class PiecesGone extends Error {
  constructor(
    readonly lineId: string,
    readonly left: number,
  ) {
    super('Fewer pieces are left');
  }
}

/** Adds up pieces that name the same line, and replaces missing quantities by what is left. @throws PiecesGone */
export const requirePieces = (wanted: readonly WantedPieces[], left: ReadonlyMap<string, number>): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { id, quantity } of wanted) {
    const remaining = (left.get(id) ?? 0) - (pieces.get(id) ?? 0);
    const requested = quantity ?? remaining;
    if (requested < 1 || requested > remaining) throw new PiecesGone(id, Math.max(remaining, 0));
    pieces.set(id, (pieces.get(id) ?? 0) + requested);
  }
  return pieces;
};

/** Pieces of each line that no credit note took back yet. */
export const piecesLeft = (order: Priced, earlier: readonly Credit[]): Map<string, number> => new Map(linesLeft(order, earlier).map(({ lineId, quantity }) => [lineId!, quantity]));

/** Price of the next pieces of a line. The last ones get the rest, so that all parts together are the price of the line to the cent. */
const priceOfNext = (line: Priced['lines'][number], { quantity: left, total: rest }: CreditedLine, quantity: number): Price => {
  if (quantity === left) return rest;
  const from = line.quantity - left;
  const share = shareOf(line.total, { from, to: from + quantity, of: line.quantity });
  return share.includingVat.amount > rest.includingVat.amount ? rest : share;
};

/**
 * What to credit for some pieces of an order: their share of the line totals, which contain all reductions, and on request what is left of
 * the delivery price. Volume prices of the remaining pieces stay, as after a withdrawal.
 * @param earlier credit notes of the order's invoice
 * @throws PiecesGone
 */
export const creditForPieces = (order: Priced, earlier: readonly Credit[], wanted: readonly WantedPieces[], withDelivery: boolean): Credit => {
  const left = linesLeft(order, earlier);
  const pieces = requirePieces(wanted, piecesLeft(order, earlier));
  const lines = [...pieces].map(([id, quantity]): CreditedLine => {
    const line = order.lines.find((one) => one.id === id)!;
    return { lineId: id, quantity, total: priceOfNext(line, left.find(({ lineId }) => lineId === id)!, quantity) };
  });
  const delivery = withDelivery ? shippingLeft(order, earlier) : null;
  const shipping = delivery?.includingVat.amount ? delivery : null;
  return { lines, shipping, total: sumPrices([...lines.map(({ total }) => total), ...(shipping ? [shipping] : [])], order.currency) };
};

/** Withdrawn pieces of a line: how many, how many of them are back, and what is refunded for them. */
export interface WithdrawnLine {
  id: string;
  quantity: number;
  returned: number;
  total: Price;
}

/** What to refund for withdrawn pieces that came back: their share of the goods. The share of the delivery follows with the last piece. @throws PiecesGone */
export const refundForReturned = (withdrawn: readonly WithdrawnLine[], wanted: readonly WantedPieces[]): { pieces: Map<string, number>; isAll: boolean; amount: number } => {
  const left = new Map(withdrawn.map(({ id, quantity, returned }) => [id, quantity - returned]));
  const pieces = requirePieces(wanted, left);
  const amounts = [...pieces].map(([id, quantity]) => {
    const { returned, quantity: of, total } = withdrawn.find((one) => one.id === id)!;
    return shareOf(total, { from: returned, to: returned + quantity, of }).includingVat.amount;
  });
  const isAll = [...left].every(([id, count]) => count === (pieces.get(id) ?? 0));
  return { pieces, isAll, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
};
