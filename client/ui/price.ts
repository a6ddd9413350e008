import type { Price } from '../../src/contract/money.js';
import { useFormat } from '../core/format.js';
import { useTexts } from '../core/texts.js';
import { useInView, useVat } from '../core/vat.js';

export interface PriceTexts {
  /** The amount in the chosen VAT view, formatted. */
  chosen: string;
  /** "incl. btw" or "excl. btw": what `chosen` means. */
  view: string;
  /** The same price in the other view. */
  other: string;
  otherView: string;
}

/** Formats prices in the visitor's VAT view; call it once and use it for a whole list. */
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
