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
  /** m² or metres of one piece, of cut goods those that are charged; null: sold by the piece, or the size is not chosen yet. */
  amount: number | null;
  /** Gross price per m² or metre in minor units; null: none is needed. */
  gross: number | null;
}

/** Goods cut to the buyer's size: the gross price per m² without options, and the charged area in m² once a size is chosen. */
export interface CutToSize {
  grossPerSquareMetre: number;
  area?: number | undefined;
}

/** Gross price per m² or metre of `amount` of them, in minor units. */
export const grossPerUnit = (gross: number, amount: number): number => roundHalfUp(gross / amount);

/** Dividing the rounded price of a size would be a few cents off the price per m² from which it was calculated. */
const grossOfCut = (gross: number, { area, grossPerSquareMetre }: CutToSize): number =>
  area === undefined || roundHalfUp(grossPerSquareMetre * area) === gross ? grossPerSquareMetre : grossPerUnit(gross, area);

/**
 * How a piece is sold, and its price per m² or metre: the price of the piece with its options, divided by what is charged for. Goods sold by
 * the piece need none, nor do those whose price is that of one m² or metre (Directive 98/6/EC, article 3, paragraph 1).
 * @param gross price of one piece in minor units
 */
export const unitOfSale = ({ per, amount, form, pieces = 1 }: SoldUnit, gross: number, cut?: CutToSize): UnitOfSale => {
  if (cut) return { form: 'toMeasure', pieces: 1, per: 'm2', amount: cut.area ?? null, gross: grossOfCut(gross, cut) };
  if (per === 'piece') return { form: form ?? 'piece', pieces, per: null, amount: null, gross: null };
  const isOne = amount === 1;
  return { form: form ?? (per === 'm' && isOne ? 'metre' : 'piece'), pieces, per, amount, gross: isOne ? null : grossPerUnit(gross, amount) };
};
