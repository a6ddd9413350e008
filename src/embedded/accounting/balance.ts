import type { Currency } from '../../contract/locales.js';
import { amountsOf, type BookedDocument } from './booked-documents.js';
import { linesOf, type VatRow, VatTable } from './booked-lines.js';
import { inDecimals } from './decimals.js';
import type { Movement } from './movements.js';

/** Two sums that must agree, in minor units. */
export interface Difference {
  check: string;
  currency: Currency;
  one: number;
  other: number;
}
/** A document, order or series that does not add up. */
export interface AccountingFault {
  code: 'SUM' | 'LINES' | 'VAT' | 'CREDIT' | 'MONEY' | 'NUMBERS';
  /** Number of the document, order or series, or name of a sum. */
  place: string;
  message: string;
}
/** Sums of the same documents and movements that the database calculates, by currency. */
export interface DatabaseSums {
  currency: Currency;
  gross: number;
  net: number;
  lines: number;
  received: number;
  refunded: number;
}

const faultsOf = (document: BookedDocument): AccountingFault[] => {
  const { number, total, order, sign } = document;
  const sum = linesOf(document).reduce((all, { amounts }) => ({ net: all.net + sign * amounts.net, gross: all.gross + sign * amounts.gross }), { net: 0, gross: 0 });
  const { net, vat, gross } = amountsOf(total);
  const stated = order.totals.vat.reduce((all, { amount }) => all + amount.amount, 0);
  const differs = (code: AccountingFault['code'], what: string, one: number, other: number): AccountingFault[] =>
    one === other ? [] : [{ code, place: number, message: `${what}: ${inDecimals(one)} and ${inDecimals(other)}` }];
  return [
    ...differs('LINES', 'sum of the lines and total, with VAT', sum.gross, gross),
    ...differs('LINES', 'sum of the lines and total, without VAT', sum.net, net),
    ...(sign === 1 ? differs('VAT', 'stated VAT and difference of the totals', stated, vat) : []),
  ];
};

/** Adds up the documents and movements of a period, and compares the sums with each other and with those of the database. */
export class Balance {
  readonly vat = new VatTable();
  readonly faults: AccountingFault[] = [];
  private readonly sums = new Map<string, number>();

  addDocument(document: BookedDocument): void {
    const { currency } = document.order;
    const { net, gross } = amountsOf(document.total, document.sign);
    this.add('gross', currency, gross);
    this.add('net', currency, net);
    for (const { amounts } of linesOf(document)) this.add('lines', currency, amounts.gross);
    this.vat.add(document);
    this.faults.push(...faultsOf(document));
  }

  addMovement({ kind, amount, currency }: Movement): void {
    this.add(kind, currency, amount);
  }

  /** @param database sums of the database; a currency without row has none */
  compare(database: readonly DatabaseSums[]): Difference[] {
    return database.flatMap((sums) => {
      const { currency } = sums;
      const of = (name: string) => this.sums.get(`${name} ${currency}`) ?? 0;
      const vatRows = this.vat.rows().filter((row) => row.currency === currency);
      const inTable = (part: keyof VatRow['amounts']) => vatRows.reduce((all, { amounts }) => all + amounts[part], 0);
      const pair = (check: string, one: number, other: number): Difference => ({ check, currency, one, other });
      return [
        pair('invoices less credit notes, and the database', of('gross'), sums.gross),
        pair('the same without VAT', of('net'), sums.net),
        pair('invoices less credit notes, and their lines', of('gross'), of('lines')),
        pair('lines, and the database', of('lines'), sums.lines),
        pair('VAT of the documents, and the VAT table', of('gross') - of('net'), inTable('vat')),
        pair('amounts with VAT of the documents, and the VAT table', of('gross'), inTable('gross')),
        pair('payments, and the database', of('payment'), sums.received),
        pair('refunds, and the database', -of('refund'), sums.refunded),
      ];
    });
  }

  private add(name: string, currency: Currency, amount: number): void {
    const key = `${name} ${currency}`;
    this.sums.set(key, (this.sums.get(key) ?? 0) + amount);
  }
}

/** Faults of the sums that do not agree. */
export const differing = (compared: readonly Difference[]): AccountingFault[] =>
  compared
    .filter(({ one, other }) => one !== other)
    .map(({ check, currency, one, other }) => ({ code: 'SUM', place: currency, message: `${check}: ${inDecimals(one)} and ${inDecimals(other)}` }));
