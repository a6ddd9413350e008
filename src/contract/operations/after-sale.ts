import { z } from 'zod';
import { idOf, Token } from '../fields.js';
import { operation, type Operation } from '../operation.js';
import { Withdrawal } from '../order.js';
import { Reordered } from '../reorder.js';
import { CheckedWithdrawal, CheckWithdrawal, WithdrawalOffer, WithdrawByToken } from '../withdrawal.js';

const byOrder = z.strictObject({ id: idOf('order') });

/** What a buyer does with a placed order, signed in or not. */
export const afterSale = {
  reorderOrder: operation('POST /Orders/{id}/reorder', {
    summary: 'Put what was ordered in the cart again, at today’s prices, and tell what cannot be had as it was',
    input: byOrder,
    output: Reordered,
    status: 201,
    errors: ['NOT_FOUND'],
    isIdempotent: true,
    extension: true,
  }),
  getWithdrawal: operation('GET /Orders/{id}/withdrawal', {
    summary: 'What may be withdrawn from an order, and what was',
    input: byOrder,
    output: WithdrawalOffer,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  checkWithdrawal: operation('POST /Orders/withdrawal/check', {
    summary: 'The same for who knows an order’s number and e-mail address, with a key to it',
    input: CheckWithdrawal,
    output: CheckedWithdrawal,
    errors: ['NOT_FOUND'],
    extension: true,
    perMinute: 20,
  }),
  getCheckedWithdrawal: operation('GET /Orders/withdrawal/checked/{token}', {
    summary: 'The same for who has the key',
    input: z.strictObject({ token: Token }),
    output: WithdrawalOffer,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
  }),
  withdrawChecked: operation('POST /Orders/withdrawal/checked/{token}', {
    summary: 'Withdraw from an order, or from some of its lines, with the key',
    input: WithdrawByToken,
    output: Withdrawal,
    status: 201,
    errors: ['NOT_FOUND', 'GONE', 'NOT_WITHDRAWABLE'],
    isIdempotent: true,
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
