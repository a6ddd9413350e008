import type { Pieces } from '../catalogue/stock.js';
import type { Line } from './order-pricing.js';

/** Pieces of lines to take out of the stock or put back. Configured goods are made to order, so they are not in stock. */
export const warehousePieces = (lines: readonly Pick<Line, 'productId' | 'quantity' | 'configurationId'>[]): Pieces[] =>
  lines.filter((line) => !line.configurationId).map(({ productId, quantity }) => ({ productId, quantity }));
