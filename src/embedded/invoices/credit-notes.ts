import type { CreditCause } from '../../contract/document.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import type { OrderView } from '../orders/order.presenter.js';
import { markChanged } from '../orders/order.store.js';
import { creditOf, type CreditRequest } from './credit.js';
import { type CreditNoteRow, creditNotesOf, nextNumber, shopOf } from './invoice.store.js';
import { creditNoteCounterTable, creditNoteTable } from './invoices.tables.js';

/** Event that causes a credit note. Each source can cause one credit note for an order. */
export type CreditSource = `withdrawal:${string}` | `refund:${string}` | `pieces:${string}` | 'cancellation' | 'vat';

export interface CreditNoteRequest {
  source: CreditSource;
  cause: CreditCause;
  /** What to credit: everything that is left (`rest`), some lines, or an amount including VAT. */
  what: CreditRequest;
}

/**
 * Issues a credit note for a placed order's invoice, with the next number of the shop's year. If the source already has one, returns that.
 * Requires a transaction that has locked the order row. Call it late: other documents of the series wait until this transaction ends.
 * @returns undefined when nothing is left to credit
 */
export const issueCreditNote = async (tx: Executor, order: OrderView, { source, cause, what }: CreditNoteRequest): Promise<CreditNoteRow | undefined> => {
  const earlier = await creditNotesOf(tx, order.id);
  const known = earlier.find((one) => one.source === source);
  if (known) return known;
  const credit = creditOf(order, earlier, what);
  if (!credit) return undefined;
  await markChanged(tx, order.id);
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
