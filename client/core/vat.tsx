import type { Money, Price } from '../../src/contract/money.js';
import { createRequiredContext } from './required-context.js';

interface VatDisplay {
  /** Whether prices are shown including VAT here. */
  hasIncludedVat: boolean;
}

/** In which VAT view prices are shown: the visitor's throughout the site, another where an order asks for it. */
export const [VatProvider, useVat] = createRequiredContext<VatDisplay>('vat');

/** The amounts of a price: the one in the chosen view first. */
export const useInView = (): ((price: Price) => { chosen: Money; other: Money }) => {
  const { hasIncludedVat } = useVat();
  return ({ includingVat, excludingVat }) => (hasIncludedVat ? { chosen: includingVat, other: excludingVat } : { chosen: excludingVat, other: includingVat });
};
