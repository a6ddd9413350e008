import { z } from 'zod';
import { requiredText } from './fields.js';

/** Maximum stock of a product. */
export const maximumPieces = 1_000_000;
const Pieces = z.number().int().min(0).max(maximumPieces);

/** Maximum number of products in one call. */
export const maximumStockItems = 500;
export const StockItem = z.strictObject({
  sku: requiredText(64),
  /** New number of pieces that can be sold; pieces of placed orders are not among them. */
  stock: Pieces,
  /** The number on which the new one is based. If orders have changed it meanwhile, nothing is written. */
  was: Pieces,
});
export type StockItem = z.infer<typeof StockItem>;
export const SetStock = z.strictObject({ items: z.array(StockItem).min(1).max(maximumStockItems) });

/** `changed`: the stock is not `was`, so nothing was written. `notStocked`: the product is made to order. */
export const stockOutcomes = ['set', 'unchanged', 'changed', 'unknown', 'notStocked'] as const;
export type StockOutcome = (typeof stockOutcomes)[number];
export const StockResult = z.object({
  sku: z.string(),
  outcome: z.enum(stockOutcomes),
  /** The current stock; null for a product that is unknown or made to order. */
  stock: z.number().int().nullable(),
});
export type StockResult = z.infer<typeof StockResult>;
/** One result for each item, in the same order. */
export const StockResults = z.object({ items: z.array(StockResult) });
