import type { MoveOrder, OrderMove } from '../../contract/order-move.js';
import type { OrderState } from '../../contract/order.js';
import { Problem } from '../../contract/errors.js';
import { type OrderTransition, stateAfter } from '../../domain/order-state-machine.js';
import { TransitionRefused } from '../orders/order.store.js';
import { type Fulfilment, NoPartCancelled, RefundTooLarge, SoldOut } from './fulfilment.service.js';
import { PiecesGone } from './pieces.js';

/** Transition of each move that changes the state. */
const transitions: Partial<Record<OrderMove, OrderTransition>> = { produce: 'productionBegun', ship: 'shipped', deliver: 'delivered', cancel: 'cancelledByOps' };

/** Whether the state of an order allows a move. Moves without a transition depend on payments and withdrawals instead. */
export const allowsMove = (state: OrderState, move: OrderMove): boolean => {
  const transition = transitions[move];
  return transition === undefined || stateAfter(state, transition) !== undefined;
};
const allowedIn = (state: OrderState): OrderMove[] => (Object.keys(transitions) as OrderMove[]).filter((move) => allowsMove(state, move));

/** Makes a move of an order. @param by author of a note @returns undefined for an unknown order number */
export const makeMove = async (ops: Fulfilment, number: string, input: MoveOrder, by: string): Promise<object | undefined> => {
  const { move, carrier = null, tracking = null, reason = '', text = '', lines, withDelivery, amount } = input;
  const some = lines && { pieces: lines, withDelivery };
  switch (move) {
    case 'produce':
    case 'deliver':
    case 'paid':
      return ops[move](number);
    case 'ship':
      return ops.ship(number, { carrier, tracking });
    case 'cancel':
      return some ? ops.cancelPieces(number, some, reason) : ops.cancel(number, reason);
    case 'refund':
      return ops.refund(number, some ?? amount ?? 'rest');
    case 'returned':
      return ops.returned(number, some ?? 'rest');
    case 'note':
      return ops.note(number, { by, text });
  }
};

/** Converts an expected error of a move to the problem that integrators receive. @param currency of the order */
export const problemOf = (error: unknown, currency: string): unknown => {
  const conflict = (state: OrderState) => new Problem('MOVE_NOT_ALLOWED', { current: { state, moves: allowedIn(state) } });
  if (error instanceof TransitionRefused || error instanceof NoPartCancelled) return conflict(error.state);
  if (error instanceof RefundTooLarge) return new Problem('REFUND_TOO_LARGE', { current: { left: { amount: error.left, currency } } });
  if (error instanceof PiecesGone) return new Problem('PIECES_GONE', { current: { line: error.lineId, left: error.left } });
  return error instanceof SoldOut ? new Problem('SOLD_OUT_UNPAID') : error;
};
