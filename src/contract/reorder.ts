import { z } from 'zod';
import { Id } from './fields.js';
import { Price } from './money.js';
import { Order } from './order.js';
import { reorderReasons } from './reorder-reasons.js';

/** A line of the original order that could not be reordered unchanged. */
export const ReorderNote = z.object({
  /** Line of the original order. */
  lineId: Id,
  name: z.string(),
  reason: z.enum(reorderReasons),
  /** Pieces in the original order, and pieces added to the cart now. */
  ordered: z.number().int(),
  taken: z.number().int(),
  /** Unit price then and now. */
  was: Price,
  is: Price.nullable(),
});
export type ReorderNote = z.infer<typeof ReorderNote>;

export const Reordered = z.object({ order: Order, missing: z.array(ReorderNote) });
export type Reordered = z.infer<typeof Reordered>;
