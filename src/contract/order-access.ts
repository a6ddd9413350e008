import { z } from 'zod';
import { Id, Token } from './fields.js';

/** Days for which a mailed link to an order is valid. */
export const orderLinkDays = 30;

/** Token of a mailed link to an order. */
export const OpenOrder = z.strictObject({ token: Token });
export const OpenedOrder = z.object({
  orderId: Id,
  /** Cart token of a new guest with access to the order, returned once. Absent: the token of the call has access. */
  cartToken: Token.optional(),
});
