import type { CreditCause } from '../../contract/document.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import type { OrderView } from '../orders/order.presenter.js';
import { creditOf, type Wish } from './credit.js';
import { type CreditNoteRow, creditNotesOf, nextNumber, shopOf } from './invoice.store.js';
import { creditNoteCounterTable, creditNoteTable } from './invoices.tables.js';

/** What a credit note comes of, once an order: the same source is credited once. */
export type CreditSource = `withdrawal:${string}` | `refund:${string}` | 'cancellation' | 'vat';

export interface WantedCredit {
  source: CreditSource;
  cause: CreditCause;
  /** What is taken back: `rest`, some lines, or an amount including VAT. */
  what: Wish;
}

/**
 * Takes back what a placed order's invoice asks for, whole or in part, under the next number of the shop's year. In the
 * transaction that has the order's row locked, and late in it: the series waits for its end.
 * @returns undefined when nothing is left to take back
 */
export const issueCreditNote = async (tx: Executor, order: OrderView, { source, cause, what }: WantedCredit): Promise<CreditNoteRow | undefined> => {
  const earlier = await creditNotesOf(tx, order.id);
  const known = earlier.find((one) => one.source === source);
  if (known) return known;
  const credit = creditOf(order, earlier, what);
  if (!credit) return undefined;
  const issuedAt = new Date();
  const { counted, number } = nextNumber(tx, creditNoteCounterTable, 'C', shopOf(order.number!), issuedAt);
  return (
    await tx
      .with(counted)
      .insert(creditNoteTable)
      .values({ id: newId(), orderId: order.id, number, issuedAt, source, cause, ...credit })
      .returning()
  )[0]!;
};
