import { z } from 'zod';
import { Id } from './fields.js';
import { Price } from './money.js';
import { Order } from './order.js';
import { reorderReasons } from './reorder-reasons.js';

/** A line of the old order that could not be had as it was. */
export const ReorderNote = z.object({
  /** Of the old order. */
  lineId: Id,
  name: z.string(),
  reason: z.enum(reorderReasons),
  /** Pieces that were ordered then, and those that were put in the cart now. */
  ordered: z.number().int(),
  taken: z.number().int(),
  /** A piece's price then and now. */
  was: Price,
  is: Price.nullable(),
});
export type ReorderNote = z.infer<typeof ReorderNote>;

export const Reordered = z.object({ order: Order, missing: z.array(ReorderNote) });
export type Reordered = z.infer<typeof Reordered>;
