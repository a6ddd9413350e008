import { z } from 'zod';
import { Id, Token } from './fields.js';

/** Days for which the link of a mail opens its order. */
export const orderLinkDays = 30;

/** The key of a mailed link to an order. */
export const OpenOrder = z.strictObject({ token: Token });
export const OpenedOrder = z.object({
  orderId: Id,
  /** A new guest's token, returned once; the caller has access to the order with it. Absent: with the token that the call had. */
  cartToken: z.string().optional(),
});
