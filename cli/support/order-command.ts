import type { INestApplicationContext } from '@nestjs/common';
import { Problem } from '../../src/contract/errors.js';
import type { OrderState } from '../../src/contract/order.js';
import type { OrderMove } from '../../src/contract/order-move.js';
import { transitionsFrom } from '../../src/domain/order-state-machine.js';
import { formatMoney } from '../../src/embedded/formats.js';
import { NoPartCancelled, RefundTooLarge, SoldOut } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { type ListedOrder, OrderLists } from '../../src/embedded/fulfilment/order-lists.service.js';
import { allowsMove } from '../../src/embedded/fulfilment/order-moves.js';
import { PiecesGone } from '../../src/embedded/fulfilment/pieces.js';
import { TransitionRefused } from '../../src/embedded/orders/order.store.js';
import { formatAmount } from './amount.js';
import { Failure, UsageFailure } from './failure.js';
import { placedStates } from './order-options.js';
import { pick } from './pick.js';
import { openTerminal } from './terminal.js';

/** Converts an expected error to a message that says what ops can do. @param lineIds ids of the order's lines, to print their numbers */
export const explain = (number: string, error: unknown, lineIds: readonly string[] = []): unknown => {
  if (error instanceof TransitionRefused) {
    const possible = transitionsFrom(error.state).join(', ');
    return new Failure(`Order ${number} is ${error.state}: "${error.move}" is not possible. ${possible ? `Possible: ${possible}` : 'This state is final'}`);
  }
  if (error instanceof NoPartCancelled)
    return new Failure(`Order ${number} is ${error.state}: no part of it can be cancelled. Cancel the whole order with --all, or wait for its payment`);
  if (error instanceof SoldOut) return new Failure(`The stock of order ${number} was sold while the order was unpaid. Increase the stock first, or cancel the order.`);
  if (error instanceof PiecesGone) return new Failure(`Order ${number}, line ${lineIds.indexOf(error.lineId) + 1}: ${error.left} pieces are left`);
  if (error instanceof RefundTooLarge)
    return new Failure(error.left ? `Order ${number}: at most ${formatAmount(error.left)} can be refunded` : `Order ${number}: nothing can be refunded`);
  return error instanceof Problem && error.code === 'NOTHING_TO_PAY' ? new Failure(`Order ${number} is not waiting for a bank transfer`) : error;
};

/** States in which a move without a transition is usual. */
const likely: Partial<Record<OrderMove, readonly OrderState[]>> = {
  paid: ['authorized', 'inProduction', 'shipped', 'delivered'],
  refund: ['paid', 'inProduction', 'shipped', 'delivered'],
  returned: ['shipped', 'delivered', 'withdrawn'],
};

const labelOf = ({ number, customer, pieces, amount, currency, locale }: ListedOrder): string =>
  `${number}  ${customer}  ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}  ${formatMoney({ amount, currency }, locale)}`;
const hintOf = ({ state, delivery, late }: ListedOrder): string => `${state}, delivery ${delivery}${late ? `, ${late} is late` : ''}`;

/** The given order number; without one, a person chooses among the orders whose state allows the move. @throws UsageFailure without a terminal */
export const chosenOrder = async (shop: INestApplicationContext, number: string | undefined, move: OrderMove): Promise<string> => {
  if (number !== undefined) return number;
  const terminal = openTerminal();
  if (!terminal) throw new UsageFailure('Give the order number: without a terminal there is no list to choose from.');
  const orders = await shop.get(OrderLists, { strict: false }).inStates(likely[move] ?? placedStates.filter((state) => allowsMove(state, move)));
  if (orders.length === 0) throw new Failure(`No order can be moved by "${move}" now`);
  return pick(
    `Which order? (${move})`,
    orders.map((order) => ({ value: order.number, label: labelOf(order), hint: hintOf(order) })),
    terminal,
  );
};

/** The result of an action on an order. @throws Failure for an unknown number and for expected errors */
export const done = async <Value>(number: string, work: Promise<Value | undefined>, lineIds?: readonly string[]): Promise<Value> => {
  const result = await work.catch((error: unknown) => {
    throw explain(number, error, lineIds);
  });
  if (result === undefined) throw new Failure(`No order ${number}`);
  return result;
};
