import type { Product, ProductCard } from '../contract/product.js';
import type { Absorber } from './room-panels.js';

/** Absorption data of a piece of a product; undefined if it does not absorb, or has no fixed size. */
export const absorberOf = ({ acoustics, cover }: Pick<Product, 'acoustics' | 'cover'>): Absorber | undefined => {
  if (!cover || (acoustics.kind !== 'absorption' && acoustics.kind !== 'object')) return undefined;
  return { kind: acoustics.kind === 'absorption' ? 'surface' : 'object', bands: acoustics.bands, area: cover.area };
};

/** Whether a product has a fixed size with two dimensions. Products made to size have none, so the calculator cannot count their pieces. */
export const hasSize = ({ size }: Pick<ProductCard, 'size'>): boolean => size.includes('⌀') || size.split('×').length > 1;

/** Filter of absorbing products by popularity; the calculator proposes the first with a fixed size. */
export const surfacesInput = { absorptionClass: ['A', 'B', 'C', 'D'] as ('A' | 'B' | 'C' | 'D')[], pageSize: 48 };
