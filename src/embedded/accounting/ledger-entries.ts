import type { Currency } from '../../contract/locales.js';
import { sellerCurrency } from '../../domain/seller.js';
import { roundHalfUp } from '../../domain/money.js';
import type { AccountPlan } from './accounts.js';
import { amountsOf, type BookedDocument } from './booked-documents.js';
import type { Movement } from './movements.js';
import { accountingDay } from './periods.js';
import type { Supply } from './supplies.js';

export interface EntryLine {
  account: string;
  /** Name of the account in `accountTable`. */
  name: string;
  /** Minor units of the seller's currency: debit positive, credit negative. The lines of an entry add up to zero. */
  amount: number;
  /** The same in the currency of the document, if that is another one. */
  foreign: number | null;
}
/** A double entry of a document or of a payment. The first line is that of the debtors. */
export interface Entry {
  journal: 'sales' | 'money';
  /** Number of the document, or id of the payment or refund. */
  number: string;
  /** Calendar day. */
  day: string;
  text: string;
  /** Number of the document that it is about. */
  reference: string;
  currency: Currency;
  /** Units of the currency for one euro. */
  rate: number;
  lines: EntryLine[];
  /** VAT of a document; `amount` in the seller's currency, credit negative. */
  vat: (Supply & { amount: number }) | null;
}

const entryLines = (plan: AccountPlan, currency: Currency, others: { name: string; country?: string; amount: number }[]): EntryLine[] => {
  const rate = plan.rateOf(currency);
  const isForeign = currency !== sellerCurrency;
  const inEuros = (amount: number) => Math.sign(amount) * roundHalfUp(Math.abs(amount) / rate);
  const lines = others.map(
    ({ name, country, amount }): EntryLine => ({ account: plan.accountOf(name, country), name, amount: inEuros(amount), foreign: isForeign ? amount : null }),
  );
  const sum = (part: (line: EntryLine) => number) => -lines.reduce((all, line) => all + part(line), 0);
  const debtors = { account: plan.accountOf('debtors'), name: 'debtors', amount: sum(({ amount }) => amount), foreign: isForeign ? sum(({ foreign }) => foreign!) : null };
  return [debtors, ...lines];
};

/** Entry of an invoice or credit note: debtors against revenue and VAT. */
export const documentEntry = (plan: AccountPlan, document: BookedDocument): Entry => {
  const { supply, kind, number, order, issuedOn, credits, total, sign } = document;
  const { currency } = order;
  const { net, vat } = amountsOf(total, sign);
  const { treatment, country } = supply;
  const lines = entryLines(plan, currency, [{ name: `revenue.${treatment}`, country, amount: -net }, ...(vat === 0 ? [] : [{ name: `vat.${treatment}`, country, amount: -vat }])]);
  const text = kind === 'invoice' ? `Invoice ${number}, order ${order.number}` : `Credit note ${number}, invoice ${credits!.number}`;
  return { journal: 'sales', number, day: issuedOn, text, reference: number, currency, rate: plan.rateOf(currency), lines, vat: { ...supply, amount: lines[2]?.amount ?? 0 } };
};

/** Entry of a payment or refund: money against debtors. */
export const movementEntry = (plan: AccountPlan, { kind, id, at, order, invoice, provider, currency, amount }: Movement): Entry => {
  const lines = entryLines(plan, currency, [{ name: `money.${provider}`, amount }]);
  const text = `${kind === 'payment' ? 'Payment' : 'Refund'} of order ${order}`;
  return { journal: 'money', number: id, day: accountingDay(at), text, reference: invoice ?? order, currency, rate: plan.rateOf(currency), lines, vat: null };
};
