import type { ChangedPart } from '../../contract/errors.js';
import type { Money } from '../../contract/money.js';
import type { VatVerdict } from '../../contract/validation.js';
import type { OrderView } from './order.presenter.js';

export type VatStatus = VatVerdict['status'];

interface Seen {
  /** The total including VAT that the buyer saw. */
  expected: Money;
  /** Status of the VAT number before the register was queried again; undefined if it was not queried again. */
  vatStatus?: VatStatus | undefined;
}

/**
 * Returns the parts of an order that differ from what the buyer saw; empty if the order can be placed.
 * Requires an order with details for which a delivery was chosen.
 */
export const changedParts = (
  { changes, shipping, totals, vatCheck }: Pick<OrderView, 'changes' | 'shipping' | 'totals' | 'vatCheck'>,
  { expected, vatStatus }: Seen,
): ChangedPart[] => {
  const { amount, currency } = totals.total.includingVat;
  const isAsSeen = shipping && amount === expected.amount && currency === expected.currency;
  if (isAsSeen) return [];
  const isVatAnother = vatStatus !== undefined && (vatStatus === 'valid') !== (vatCheck?.status === 'valid');
  const found: Record<Exclude<ChangedPart, 'total'>, boolean> = {
    price: changes.some(({ kind }) => kind === 'price'),
    stock: changes.some(({ kind }) => kind === 'gone'),
    delivery: !shipping,
    vat: isVatAnother,
  };
  const named = (Object.keys(found) as (keyof typeof found)[]).filter((part) => found[part]);
  return named.length ? named : ['total'];
};
