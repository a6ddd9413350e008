import { z } from 'zod';
import { Token } from '../fields.js';
import { none, operation, type Operation } from '../operation.js';
import { Order, OrderSummary, RequestOrderLink, Withdrawal } from '../order.js';
import { OpenedOrder, OpenOrder } from '../order-access.js';
import { Reordered } from '../reorder.js';
import { CheckedWithdrawal, CheckWithdrawal, WithdrawalOffer, WithdrawByToken } from '../withdrawal.js';
import { byOrder } from './by-order.js';

/** Operations on placed orders, for customers and guests. */
export const afterSale = {
  listUnpaidOrders: operation('GET /Orders/unpaid', {
    summary: 'Unpaid orders of the caller, newest first',
    input: none,
    output: z.array(OrderSummary),
    extension: { need: 'A buyer who left the payment page finds the order again.', without: 'The cart does not mention unpaid orders.' },
  }),
  cancelOrder: operation('POST /Orders/{id}/cancel', {
    summary: 'Cancel an unpaid order',
    input: byOrder,
    output: Order,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY'],
    isIdempotent: true,
    extension: { need: 'A buyer cancels an order that is not paid.', without: 'The button is hidden.' },
  }),
  changeOrder: operation('POST /Orders/{id}/change', {
    summary: 'Cancel an unpaid order, and add its goods to the cart',
    input: byOrder,
    output: Reordered,
    status: 201,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY', 'GUEST_FILES_FULL'],
    isIdempotent: true,
    extension: { need: 'A buyer who left the payment page changes the order.', without: 'The button is hidden.' },
  }),
  openOrder: operation('POST /Orders/access', {
    summary: 'Give the caller access to an order for a day, with the token of a mailed link',
    input: OpenOrder,
    output: OpenedOrder,
    status: 201,
    errors: ['NOT_FOUND', 'GONE'],
    extension: { need: 'A guest opens an order on another device with the mailed link.', without: 'Mails contain no such links.' },
    perMinute: 60,
  }),
  requestOrderLink: operation('POST /Orders/access/request', {
    summary: 'Mail a link to an order to its e-mail address; the response does not reveal whether the order exists',
    input: RequestOrderLink,
    output: none,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
    extension: { need: 'A guest who lost the access to an order gets a mailed link.', without: 'The form is hidden.' },
    perMinute: 20,
  }),
  reorderOrder: operation('POST /Orders/{id}/reorder', {
    summary: 'Add the goods of an order to the cart at current prices; returns the differences from the original order',
    input: byOrder,
    output: Reordered,
    status: 201,
    errors: ['NOT_FOUND', 'GUEST_FILES_FULL'],
    isIdempotent: true,
    extension: { need: 'A customer orders the same goods again.', without: 'The button is hidden.' },
  }),
  getWithdrawal: operation('GET /Orders/{id}/withdrawal', {
    summary: 'Lines of an order that can be withdrawn, and previous withdrawals',
    input: byOrder,
    output: WithdrawalOffer,
    errors: ['NOT_FOUND'],
    extension: { need: 'A buyer withdraws from an order online (Directive 2011/83/EU, article 11a).', without: 'The withdrawal page takes a written declaration (`enquire`).' },
  }),
  checkWithdrawal: operation('POST /Orders/withdrawal/check', {
    summary: 'Find an order to withdraw from by its number and e-mail address; returns a token',
    input: CheckWithdrawal,
    output: CheckedWithdrawal,
    errors: ['NOT_FOUND'],
    extension: { need: 'A guest withdraws from an order online.', without: 'The withdrawal page takes a written declaration (`enquire`).' },
    perMinute: 20,
  }),
  getCheckedWithdrawal: operation('GET /Orders/withdrawal/checked/{token}', {
    summary: 'Lines of an order that can be withdrawn, and previous withdrawals, by token',
    input: z.strictObject({ token: Token }),
    output: WithdrawalOffer,
    errors: ['NOT_FOUND', 'GONE'],
    extension: { need: 'A guest withdraws from an order online.', without: 'The withdrawal page takes a written declaration (`enquire`).' },
  }),
  withdrawChecked: operation('POST /Orders/withdrawal/checked/{token}', {
    summary: 'Withdraw from an order, or from some of its lines, by token',
    input: WithdrawByToken,
    output: Withdrawal,
    status: 201,
    errors: ['NOT_FOUND', 'GONE', 'NOT_WITHDRAWABLE', 'NO_RIGHT_TO_WITHDRAW'],
    isIdempotent: true,
    extension: { need: 'A guest withdraws from an order online.', without: 'The withdrawal page takes a written declaration (`enquire`).' },
  }),
} as const satisfies Record<string, Operation>;
