import { useState, type ReactNode } from 'react';
import { vatCookie, type VatView } from '../../src/contract/locales.js';
import type { Money, Price } from '../../src/contract/money.js';
import { createRequiredContext } from './required-context.js';

interface VatDisplay {
  /** Whether prices are shown including VAT; true unless the shopper chose otherwise. */
  hasIncludedVat: boolean;
  toggle(): void;
}

const [Provider, useVat] = createRequiredContext<VatDisplay>('Missing VAT context');
export { useVat };

/** Holds the VAT display of this visit and remembers it in a cookie, so that the next HTML is right from the start. */
export const VatProvider = ({ initial, children }: { initial: VatView; children: ReactNode }) => {
  const [hasIncludedVat, setHasIncludedVat] = useState(initial === 'incl');
  const toggle = () => {
    const view: VatView = hasIncludedVat ? 'excl' : 'incl';
    document.cookie = `${vatCookie.name}=${view}; path=/; max-age=${vatCookie.maxAgeSeconds}; samesite=lax`;
    setHasIncludedVat(!hasIncludedVat);
  };
  return <Provider value={{ hasIncludedVat, toggle }}>{children}</Provider>;
};

/** The amounts of a price: the one in the chosen view first. */
export const useInView = (): ((price: Price) => { chosen: Money; other: Money }) => {
  const { hasIncludedVat } = useVat();
  return ({ includingVat, excludingVat }) => (hasIncludedVat ? { chosen: includingVat, other: excludingVat } : { chosen: excludingVat, other: includingVat });
};
