import { z } from 'zod';
import { idOf, Token } from '../fields.js';
import { none, operation, type Operation } from '../operation.js';
import { Order, OrderSummary, RequestOrderLink, Withdrawal } from '../order.js';
import { OpenedOrder, OpenOrder } from '../order-access.js';
import { Reordered } from '../reorder.js';
import { CheckedWithdrawal, CheckWithdrawal, WithdrawalOffer, WithdrawByToken } from '../withdrawal.js';

const byOrder = z.strictObject({ id: idOf('order') });

/** What a buyer does with a placed order, signed in or not. */
export const afterSale = {
  listUnpaidOrders: operation('GET /Orders/unpaid', {
    summary: 'The caller’s orders that wait to be paid, newest first',
    input: none,
    output: z.array(OrderSummary),
    extension: true,
  }),
  cancelOrder: operation('POST /Orders/{id}/cancel', {
    summary: 'Cancel an order that waits to be paid',
    input: byOrder,
    output: Order,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY'],
    isIdempotent: true,
    extension: true,
  }),
  changeOrder: operation('POST /Orders/{id}/change', {
    summary: 'Cancel an order that waits to be paid, and put its goods back in the cart',
    input: byOrder,
    output: Reordered,
    status: 201,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY', 'GUEST_FILES_FULL'],
    isIdempotent: true,
    extension: true,
  }),
  openOrder: operation('POST /Orders/access', {
    summary: 'Give the caller access to the order of a mailed link for a day',
    input: OpenOrder,
    output: OpenedOrder,
    status: 201,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
    perMinute: 60,
  }),
  requestOrderLink: operation('POST /Orders/access/request', {
    summary: 'Mail the link to an order to its e-mail address; the answer does not say whether there is such an order',
    input: RequestOrderLink,
    output: none,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
    extension: true,
    perMinute: 20,
  }),
  reorderOrder: operation('POST /Orders/{id}/reorder', {
    summary: 'Put what was ordered in the cart again, at today’s prices, and tell what cannot be had as it was',
    input: byOrder,
    output: Reordered,
    status: 201,
    errors: ['NOT_FOUND', 'GUEST_FILES_FULL'],
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
    errors: ['NOT_FOUND', 'GONE', 'NOT_WITHDRAWABLE', 'NO_RIGHT_TO_WITHDRAW'],
    isIdempotent: true,
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
