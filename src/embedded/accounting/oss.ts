import type { Currency } from '../../contract/locales.js';
import { type Amounts, amountsOf, type BookedDocument } from './booked-documents.js';
import { addAmounts, nothing } from './booked-lines.js';
import { quarterOf } from './periods.js';
import { type Supply, treatments } from './supplies.js';

/**
 * Figures of a quarter by country of consumption and rate. A credit note of an invoice of an earlier quarter is a correction, which the return
 * lists by the quarter that it corrects (Directive 2006/112/EC, article 369g(4)). Amounts of other currencies than the euro are
 * converted with the rate of the European Central Bank of the last day of the quarter (article 369h); the shop does not convert them.
 */
export interface OssRow extends Supply {
  /** `yes`: in the return; `no`: not in it; `decide`: ops must decide for each buyer. */
  oss: 'yes' | 'no' | 'decide';
  /** The earlier quarter that it corrects; null: supplies of this quarter. */
  corrects: string | null;
  currency: Currency;
  documents: number;
  amounts: Amounts;
}

const order = { yes: 0, decide: 1, no: 2 } as const;

/** Adds up the documents of a quarter. */
export class OssReturn {
  private readonly byKey = new Map<string, OssRow>();

  constructor(private readonly quarter: string) {}

  add({ supply, credits, order: { currency }, total, sign }: BookedDocument): void {
    const { oss } = treatments[supply.treatment];
    const of = credits ? quarterOf(credits.issuedOn) : this.quarter;
    const corrects = of === this.quarter ? null : of;
    const key = [order[oss], corrects ?? '', supply.country, supply.treatment, String(supply.rate).padStart(5, '0'), currency].join(' ');
    const before = this.byKey.get(key) ?? { oss, corrects, ...supply, currency, documents: 0, amounts: nothing };
    this.byKey.set(key, { ...before, documents: before.documents + 1, amounts: addAmounts(before.amounts, amountsOf(total, sign)) });
  }

  /** Rows of the return first: supplies, then corrections. */
  rows(): OssRow[] {
    return [...this.byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}
