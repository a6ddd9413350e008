import type { SaleUnit } from '../../src/contract/product.js';
import { capitalised, useFormat } from '../core/format.js';
import { useTexts } from '../core/texts.js';
import { usePriceTexts } from './price.js';

/** Returns a text of what one piece is and costs per m² or metre: "Pack of 18, 1.05 m², €94.24 per m²". Null: nothing to add to the price. */
export const useUnitOfSale = (): ((unit: SaleUnit | null) => string | null) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  return (unit) => {
    if (!unit) return null;
    const { form, pieces, per, amount, price } = unit;
    const parts = [
      form === 'pack' ? t('saleUnit.pack', { count: pieces }) : form !== 'piece' && t(`saleUnit.${form}`),
      form !== 'metre' && per !== null && amount !== null && t(`saleUnit.amount.${per}`, { amount: number(amount, 2) }),
      per !== null && price && t(`unitPrice.${per}`, { price: priceTexts(price).chosen }),
    ].filter((part) => part !== false && part !== null);
    return parts.length ? capitalised(parts.join(', ')) : null;
  };
};
