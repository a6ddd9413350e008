import { z } from 'zod';
import { Day, Id, idOf, optionalMessage, Token } from './fields.js';
import { maximumLines, Order, OrderLine, RequestOrderLink, Withdrawal, WithdrawnPieces } from './order.js';

/** Why a consumer cannot withdraw from a line (any more). */
export const withdrawalRefusals = ['personal', 'late', 'withdrawn', 'business', 'closed'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** What may be withdrawn from an order, and what was. */
export const WithdrawalOffer = Order.pick({ number: true, state: true, placedAt: true }).extend({
  orderId: Id,
  /** Last day on which the withdrawal can be declared. */
  until: Day,
  lines: z.array(
    OrderLine.pick({ id: true, name: true, colour: true, picture: true, preview: true, choices: true, quantity: true, total: true }).extend({
      /** Pieces that were not withdrawn yet. */
      left: z.number().int(),
      /** Null: it can be withdrawn. */
      refusal: z.enum(withdrawalRefusals).nullable(),
    }),
  ),
  /** Declared before, oldest first. */
  withdrawals: z.array(Withdrawal),
});
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>;

/** What proves that an order is one's own where nobody is signed in: both stand in the confirmation. */
export const CheckWithdrawal = RequestOrderLink;
/** The proof in short: a key that opens this order's withdrawal for two hours. */
export const CheckedWithdrawal = WithdrawalOffer.extend({ token: Token });

export const WithdrawByToken = z.strictObject({
  token: Token,
  /** Absent: every line that can be withdrawn. */
  lineIds: z.array(idOf('orderLine')).min(1).max(maximumLines).optional(),
  lines: WithdrawnPieces.optional(),
  reason: optionalMessage(500),
});
/** What is chosen on the page, whoever the buyer proves to be. */
export const WithdrawalChoice = z.strictObject({ lines: WithdrawnPieces, reason: optionalMessage(500) });
export type WithdrawalChoice = z.infer<typeof WithdrawalChoice>;
