import type { SaleForm } from '../contract/product.js';
import { roundHalfUp } from './money.js';

/** How a product is sold: its form, the items in a pack, and the m² or metres of one piece. */
export interface SoldUnit {
  per: 'm2' | 'm' | 'piece';
  amount: number;
  form?: Exclude<SaleForm, 'metre' | 'toMeasure'> | undefined;
  pieces?: number | undefined;
}

export interface UnitOfSale {
  form: SaleForm;
  /** Items in a pack; 1 otherwise. */
  pieces: number;
  /** Null: sold by the piece. */
  per: 'm2' | 'm' | null;
  /** m² or metres of one piece; null: sold by the piece, or the size is not chosen yet. */
  amount: number | null;
  /** Gross price per m² or metre in minor units; null: none is needed. */
  gross: number | null;
}

/**
 * How a piece is sold, and its price per m² or metre. Goods sold by the piece need none, nor do those whose price is that of one m² or metre
 * (Directive 98/6/EC, article 3, paragraph 1).
 * @param gross price of one piece in minor units
 * @param toMeasure for goods cut to the buyer's size: the area in m² of the chosen size, or the price per m² before a size is chosen
 */
export const unitOfSale = ({ per, amount, form, pieces = 1 }: SoldUnit, gross: number, toMeasure?: { area: number } | { grossPerSquareMetre: number }): UnitOfSale => {
  if (toMeasure) {
    const shared = { form: 'toMeasure', pieces: 1, per: 'm2' } as const;
    if ('area' in toMeasure) return { ...shared, amount: toMeasure.area, gross: roundHalfUp(gross / toMeasure.area) };
    return { ...shared, amount: null, gross: toMeasure.grossPerSquareMetre };
  }
  if (per === 'piece') return { form: form ?? 'piece', pieces, per: null, amount: null, gross: null };
  const isOne = amount === 1;
  return { form: form ?? (per === 'm' && isOne ? 'metre' : 'piece'), pieces, per, amount, gross: isOne ? null : roundHalfUp(gross / amount) };
};
