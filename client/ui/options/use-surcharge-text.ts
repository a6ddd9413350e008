import type { ConfigurationOption } from '../../../src/contract/configuration.js';
import type { Money } from '../../../src/contract/money.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { usePriceTexts } from '../price.js';

const positive = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency });

/** Text of a surcharge in the current VAT view. Page namespaces: `product`. */
export const useSurchargeText = (): ((surcharge: ConfigurationOption['surcharge'], each?: boolean) => string | undefined) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  return (surcharge, each = false) => {
    if (!surcharge) return undefined;
    if (surcharge.per === 'percent' || !surcharge.price) {
      const percent = surcharge.percent ?? 0;
      return t(percent < 0 ? 'options.surcharge.percentLess' : 'options.surcharge.percent', { percent: number(Math.abs(percent)) });
    }
    const { includingVat, excludingVat } = surcharge.price;
    if (includingVat.amount < 0) return t('options.surcharge.less', { price: priceTexts({ includingVat: positive(includingVat), excludingVat: positive(excludingVat) }).chosen });
    const key = surcharge.per === 'piece' && each ? 'each' : surcharge.per;
    return t(`options.surcharge.${key}`, { price: priceTexts(surcharge.price).chosen });
  };
};
