import type { Pieces } from '../catalogue/stock.js';
import type { Line } from './order-pricing.js';

/** What lines take from, or give back to, the stock: nothing is kept of what is made to measure. */
export const warehousePieces = (lines: readonly Pick<Line, 'productId' | 'quantity' | 'configurationId'>[]): Pieces[] =>
  lines.filter((line) => !line.configurationId).map(({ productId, quantity }) => ({ productId, quantity }));
