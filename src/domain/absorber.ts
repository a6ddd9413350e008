import type { Product, ProductCard } from '../contract/product.js';
import type { Absorber } from './room-panels.js';

/** What a piece of a product does in a room; undefined for what does not absorb, or has no size of its own. */
export const absorberOf = ({ acoustics, cover }: Pick<Product, 'acoustics' | 'cover'>): Absorber | undefined => {
  if (!cover || (acoustics.kind !== 'absorption' && acoustics.kind !== 'object')) return undefined;
  return { kind: acoustics.kind === 'absorption' ? 'surface' : 'object', bands: acoustics.bands, area: cover.area };
};

/** Whether a list tells two sides of a product: what is made to any size cannot be counted. */
export const hasSize = ({ size }: Pick<ProductCard, 'size'>): boolean => size.includes('⌀') || size.split('×').length > 1;

/** Products by how much they are chosen, of which the calculator proposes the first that has a size. */
export const surfacesInput = { absorptionClass: ['A', 'B', 'C', 'D'] as ('A' | 'B' | 'C' | 'D')[], pageSize: 48 };
