import type { SaleUnit } from '../../src/contract/product.js';
import { capitalised, useFormat } from '../core/format.js';
import { useTexts } from '../core/texts.js';
import { usePriceTexts } from './price.js';

const formsWithCount = { pack: 'pack', roll: 'roll', sheet: 'sheet', piece: 'piece', metre: 'piece', toMeasure: 'piece' } as const satisfies Record<SaleUnit['form'], string>;

/** Returns the form of goods in which a shop counts them: packs, rolls and sheets; everything else in pieces. */
export const countedFormOf = (unit: SaleUnit | null | undefined) => formsWithCount[unit?.form ?? 'piece'];

/** Returns a quantity in the form in which the goods are sold: "7 packs". A pack of 18 tiles is not a piece. Page namespace: `product`. */
export const useCounted = (): ((count: number, unit: SaleUnit | null | undefined) => string) => {
  const t = useTexts('product');
  return (count, unit) => t(`counted.${countedFormOf(unit)}`, { count });
};

/** Returns whether a price is the lowest one, because the buyer has not chosen a size yet. */
export const lacksSize = (unit: SaleUnit | null | undefined): boolean => unit?.form === 'toMeasure' && unit.amount === null;

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
