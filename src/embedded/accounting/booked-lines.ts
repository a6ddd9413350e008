import type { Currency } from '../../contract/locales.js';
import { type Amounts, amountsOf, type BookedDocument } from './booked-documents.js';
import type { Supply } from './supplies.js';

/** A line of an invoice or credit note. The delivery is its last line. */
export interface BookedLine {
  document: BookedDocument;
  /** 1, 2, 3 … */
  position: number;
  kind: 'goods' | 'amount' | 'delivery';
  sku: string | null;
  name: string | null;
  quantity: number;
  amounts: Amounts;
}

export const linesOf = (document: BookedDocument): BookedLine[] => {
  const { sign } = document;
  const goods = document.lines.map((line, at): BookedLine => {
    const amounts = amountsOf(line.total, sign);
    return { document, position: at + 1, kind: line.goods ? 'goods' : 'amount', sku: line.goods?.sku ?? null, name: line.goods?.name ?? null, quantity: line.quantity, amounts };
  });
  if (!document.shipping) return goods;
  return [...goods, { document, position: goods.length + 1, kind: 'delivery', sku: null, name: null, quantity: 1, amounts: amountsOf(document.shipping, sign) }];
};

export const addAmounts = (one: Amounts, other: Amounts): Amounts => ({ net: one.net + other.net, vat: one.vat + other.vat, gross: one.gross + other.gross });
export const nothing: Amounts = { net: 0, vat: 0, gross: 0 };

/** Sums of documents of the same supply and currency. */
export interface VatRow extends Supply {
  currency: Currency;
  documents: number;
  amounts: Amounts;
}
const keyOf = ({ country, rate, treatment }: Supply, currency: Currency): string => [country, treatment, String(rate).padStart(5, '0'), currency].join(' ');

/** Adds up documents by country, treatment, rate and currency. */
export class VatTable {
  private readonly byKey = new Map<string, VatRow>();

  add({ supply, order: { currency }, total, sign }: BookedDocument): void {
    const key = keyOf(supply, currency);
    const before = this.byKey.get(key) ?? { ...supply, currency, documents: 0, amounts: nothing };
    this.byKey.set(key, { ...before, documents: before.documents + 1, amounts: addAmounts(before.amounts, amountsOf(total, sign)) });
  }

  /** By country, treatment, rate and currency. */
  rows(): VatRow[] {
    return [...this.byKey].toSorted(([one], [other]) => one.localeCompare(other, 'en')).map(([, row]) => row);
  }
}
