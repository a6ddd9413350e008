import type { Money, Price } from '../../src/contract/money.js';
import { createRequiredContext } from './required-context.js';

interface VatDisplay {
  /** Whether prices are shown including VAT. */
  hasIncludedVat: boolean;
}

/** VAT view of prices: that of the visitor, or another one where an order requires it. */
export const [VatProvider, useVat] = createRequiredContext<VatDisplay>('vat');

/** Splits a price into the amount in the current VAT view and the other one. */
export const useInView = (): ((price: Price) => { chosen: Money; other: Money }) => {
  const { hasIncludedVat } = useVat();
  return ({ includingVat, excludingVat }) => (hasIncludedVat ? { chosen: includingVat, other: excludingVat } : { chosen: excludingVat, other: includingVat });
};
