import { z } from 'zod';
import { Day, Id, idOf, optionalMessage, Token } from './fields.js';
import { maximumLines, Order, OrderLine, RequestOrderLink, Withdrawal, WithdrawnPieces } from './order.js';

/** Why a consumer cannot withdraw from a line, or no longer. */
export const withdrawalRefusals = ['personal', 'late', 'withdrawn', 'business', 'closed'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** Lines of an order that can be withdrawn, and previous withdrawals. */
export const WithdrawalOffer = Order.pick({ number: true, state: true, placedAt: true }).extend({
  orderId: Id,
  /** Last day of the withdrawal period. */
  until: Day,
  lines: z.array(
    OrderLine.pick({ id: true, name: true, colour: true, picture: true, preview: true, choices: true, quantity: true, total: true }).extend({
      /** Pieces that are not withdrawn yet. */
      left: z.number().int(),
      /** Null: it can be withdrawn. */
      refusal: z.enum(withdrawalRefusals).nullable(),
    }),
  ),
  /** Previous withdrawals, oldest first. */
  withdrawals: z.array(Withdrawal),
});
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>;

/** Proof of ownership without a sign-in: number and e-mail address are in the order confirmation. */
export const CheckWithdrawal = RequestOrderLink;
/** `token` gives access to the withdrawal of this order for two hours. */
export const CheckedWithdrawal = WithdrawalOffer.extend({ token: Token });

export const WithdrawByToken = z.strictObject({
  token: Token,
  /** Absent: all lines that can be withdrawn. */
  lineIds: z.array(idOf('orderLine')).min(1).max(maximumLines).optional(),
  lines: WithdrawnPieces.optional(),
  reason: optionalMessage(500),
});
/** Choice on the withdrawal page, independent of how the buyer proves ownership. */
export const WithdrawalChoice = z.strictObject({ lines: WithdrawnPieces, reason: optionalMessage(500) });
export type WithdrawalChoice = z.infer<typeof WithdrawalChoice>;
