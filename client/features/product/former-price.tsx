import type { Reduction } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../../ui/price.js';

/** The lowest price of the 30 days before a reduction, struck through (Directive 98/6/EC, article 6a; § 11 PAngV). */
export const FormerPrice = ({ reduction }: { reduction: Reduction | null }) => {
  const t = useTexts('product');
  const priceTexts = usePriceTexts();
  if (!reduction) return null;
  const { chosen, view } = priceTexts(reduction.lowestPrice30Days);
  return (
    <small className="former">
      {t('reduction.lowest')} <del>{chosen}</del> {view} <b>{t('reduction.percent', { percent: reduction.percent })}</b>
    </small>
  );
};
