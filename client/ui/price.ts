import type { Price } from '../../src/contract/money.js';
import { useFormat } from '../core/format.js';
import { useTexts } from '../core/texts.js';
import { useInView, useVat } from '../core/vat.js';

export interface PriceTexts {
  /** Formatted amount in the current VAT view. */
  chosen: string;
  /** VAT view of `chosen`: "incl. btw" or "excl. btw". */
  view: string;
  /** Formatted amount in the other VAT view. */
  other: string;
  otherView: string;
}

/** Returns a formatter of prices in the current VAT view. Call it once for a whole list. */
export const usePriceTexts = (): ((price: Price) => PriceTexts) => {
  const t = useTexts('global');
  const { money } = useFormat();
  const inView = useInView();
  const { hasIncludedVat } = useVat();
  const views = [t('vat.including'), t('vat.excluding')] as const;
  const [view, otherView] = hasIncludedVat ? views : ([views[1], views[0]] as const);
  return (price) => {
    const { chosen, other } = inView(price);
    return { chosen: money(chosen), view, other: money(other), otherView };
  };
};
