import type { Money, Price } from '../../contract/money.js';
import { lessOf, netOf, sumPrices } from '../../domain/money.js';
import { isVatFree } from '../../domain/vat-free.js';
import type { OrderView } from '../orders/order.presenter.js';

/** Credited pieces of an invoice line. Without `lineId`: an amount that belongs to no line. */
export interface CreditedLine {
  lineId: string | null;
  quantity: number;
  total: Price;
}
/** What a credit note takes back. */
export interface Credit {
  lines: CreditedLine[];
  shipping: Price | null;
  total: Price;
}
/** What to credit: everything that is left, pieces of lines with a part of the delivery, or an amount including VAT. */
export type CreditRequest = 'rest' | { lines: readonly CreditedLine[]; shipping?: Price } | { amount: Money };

type Invoiced = Pick<OrderView, 'lines' | 'totals' | 'currency'>;

const vatOf = ({ includingVat, excludingVat }: Price): number => includingVat.amount - excludingVat.amount;
const isWithin = (part: Price, whole: Price): boolean =>
  part.includingVat.amount <= whole.includingVat.amount && part.excludingVat.amount <= whole.excludingVat.amount && vatOf(part) <= vatOf(whole);
const isSame = (one: Price, other: Price): boolean => isWithin(one, other) && isWithin(other, one);

/** Amount of an invoice after earlier credit notes. */
export const remainingOf = ({ totals, currency }: Invoiced, earlier: readonly Pick<Credit, 'total'>[]): Price =>
  lessOf(
    totals.total,
    sumPrices(
      earlier.map(({ total }) => total),
      currency,
    ),
  );

/** Credits a gross amount, limited to what is left. Neither net amount nor VAT exceeds what is left of it. */
const asAmount = (gross: number, left: Price, { totals, currency }: Invoiced): Credit => {
  const amount = Math.min(gross, left.includingVat.amount);
  const wanted = isVatFree(totals) ? amount : netOf(amount, totals.vat[0]!.rate);
  const net = Math.min(Math.max(wanted, amount - vatOf(left)), left.excludingVat.amount);
  const total = { includingVat: { amount, currency }, excludingVat: { amount: net, currency } };
  return { lines: [{ lineId: null, quantity: 1, total }], shipping: null, total };
};

const asLines = (lines: readonly CreditedLine[], shipping: Price | null, { currency }: Invoiced): Credit => ({
  lines: [...lines],
  shipping,
  total: sumPrices([...lines.map(({ total }) => total), ...(shipping ? [shipping] : [])], currency),
});

/** Quantities and amounts of each line that are not credited yet. */
export const linesLeft = ({ lines, currency }: Invoiced, earlier: readonly Credit[]): CreditedLine[] =>
  lines.flatMap(({ id, quantity, total }) => {
    const gone = earlier.flatMap((one) => one.lines.filter(({ lineId }) => lineId === id));
    const left = quantity - gone.reduce((sum, part) => sum + part.quantity, 0);
    const credited = sumPrices(
      gone.map((part) => part.total),
      currency,
    );
    return left > 0 ? [{ lineId: id, quantity: left, total: lessOf(total, credited) }] : [];
  });

/** Delivery price that is not credited yet; null if the order has none. */
export const shippingLeft = ({ totals, currency }: Invoiced, earlier: readonly Credit[]): Price | null => {
  const credited = sumPrices(
    earlier.flatMap(({ shipping }) => shipping ?? []),
    currency,
  );
  return totals.shipping && lessOf(totals.shipping, credited);
};

const charged = (price: Price | null | undefined): Price | null => (price?.includingVat.amount ? price : null);

/**
 * Returns what to credit, limited to what earlier credits left of the invoice. If the lines no longer fit, credits their total as one amount.
 * @returns undefined if nothing is left, or the wish is zero
 */
export const creditOf = (invoiced: Invoiced, earlier: readonly Credit[], request: CreditRequest): Credit | undefined => {
  const left = remainingOf(invoiced, earlier);
  if (left.includingVat.amount <= 0) return undefined;
  if (typeof request === 'object' && 'amount' in request) return request.amount.amount > 0 ? asAmount(request.amount.amount, left, invoiced) : undefined;
  const [lines, shipping] = [linesLeft(invoiced, earlier), shippingLeft(invoiced, earlier)];
  if (request === 'rest') {
    const rest = asLines(lines, charged(shipping), invoiced);
    return isSame(rest.total, left) ? rest : asAmount(left.includingVat.amount, left, invoiced);
  }
  const credit = asLines(request.lines, charged(request.shipping), invoiced);
  if (credit.total.includingVat.amount === 0) return undefined;
  const isOfLines = request.lines.every((part) => lines.some(({ lineId, quantity, total }) => lineId === part.lineId && part.quantity <= quantity && isWithin(part.total, total)));
  const isOfShipping = credit.shipping === null || (shipping !== null && isWithin(credit.shipping, shipping));
  return isOfLines && isOfShipping && isWithin(credit.total, left) ? credit : asAmount(credit.total.includingVat.amount, left, invoiced);
};
