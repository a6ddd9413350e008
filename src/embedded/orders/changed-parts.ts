import type { ChangedPart } from '../../contract/errors.js';
import type { Money } from '../../contract/money.js';
import type { VatVerdict } from '../../contract/validation.js';
import type { OrderView } from './order.presenter.js';

export type VatStatus = VatVerdict['status'];

interface Seen {
  /** The total including VAT that the buyer saw. */
  expected: Money;
  /** What the register had said of the buyer's VAT number when the buyer looked; undefined: it was not asked again since. */
  vatStatus?: VatStatus | undefined;
}

/** Parts of an order that are not as its buyer saw them; none: it can be placed. The order has details, and a delivery was chosen. */
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
