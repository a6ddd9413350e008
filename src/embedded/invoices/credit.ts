import type { Money, Price } from '../../contract/money.js';
import { netOf, sumPrices } from '../../domain/money.js';
import { isUntaxed } from '../../domain/untaxed.js';
import type { OrderView } from '../orders/order.presenter.js';

/** A line of the invoice taken back whole, or (without its id) a part of the invoice as one amount. */
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
/** What is to be taken back: all that is left, some lines, or an amount including VAT. */
export type Wish = 'rest' | { lineIds: readonly string[]; withShipping?: boolean } | { amount: Money };

type Invoiced = Pick<OrderView, 'lines' | 'totals' | 'currency'>;

const minus = (one: Price, other: Price): Price => ({
  includingVat: { ...one.includingVat, amount: one.includingVat.amount - other.includingVat.amount },
  excludingVat: { ...one.excludingVat, amount: one.excludingVat.amount - other.excludingVat.amount },
});
const vatOf = ({ includingVat, excludingVat }: Price): number => includingVat.amount - excludingVat.amount;
const isWithin = (part: Price, whole: Price): boolean =>
  part.includingVat.amount <= whole.includingVat.amount && part.excludingVat.amount <= whole.excludingVat.amount && vatOf(part) <= vatOf(whole);
const isSame = (one: Price, other: Price): boolean => isWithin(one, other) && isWithin(other, one);

/** What an invoice still asks for after earlier credit notes. */
export const leftOf = ({ totals, currency }: Invoiced, earlier: readonly Pick<Credit, 'total'>[]): Price =>
  minus(
    totals.total,
    sumPrices(
      earlier.map(({ total }) => total),
      currency,
    ),
  );

/** A part of what is left as one amount; neither net nor VAT ever goes below nothing. */
const asAmount = (gross: number, left: Price, { totals, currency }: Invoiced): Credit => {
  const amount = Math.min(gross, left.includingVat.amount);
  const wanted = isUntaxed(totals) ? amount : netOf(amount, totals.vat[0]!.rate);
  const net = Math.min(Math.max(wanted, amount - vatOf(left)), left.excludingVat.amount);
  const total = { includingVat: { amount, currency }, excludingVat: { amount: net, currency } };
  return { lines: [{ lineId: null, quantity: 1, total }], shipping: null, total };
};

const asLines = (lines: Invoiced['lines'], shipping: Price | null, { currency }: Invoiced): Credit => ({
  lines: lines.map(({ id, quantity, total }) => ({ lineId: id, quantity, total })),
  shipping,
  total: sumPrices([...lines.map(({ total }) => total), ...(shipping ? [shipping] : [])], currency),
});

/** What a wish takes of an invoice, never more than earlier credits left of it; undefined: there is nothing left, or nothing asked for. */
export const creditOf = (invoiced: Invoiced, earlier: readonly Credit[], wish: Wish): Credit | undefined => {
  const left = leftOf(invoiced, earlier);
  if (left.includingVat.amount <= 0) return undefined;
  if (typeof wish === 'object' && 'amount' in wish) return wish.amount.amount > 0 ? asAmount(wish.amount.amount, left, invoiced) : undefined;
  const credited = new Set(earlier.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  const lines = invoiced.lines.filter(({ id }) => !credited.has(id) && (wish === 'rest' || wish.lineIds.includes(id)));
  const shipping = (wish === 'rest' || wish.withShipping) && !earlier.some((one) => one.shipping) ? invoiced.totals.shipping : null;
  const credit = asLines(lines, shipping?.includingVat.amount ? shipping : null, invoiced);
  if (credit.total.includingVat.amount === 0 && wish !== 'rest') return undefined;
  const fits = wish === 'rest' ? isSame(credit.total, left) : isWithin(credit.total, left);
  return fits ? credit : asAmount(wish === 'rest' ? left.includingVat.amount : credit.total.includingVat.amount, left, invoiced);
};
