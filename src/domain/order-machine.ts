import { type OrderState, orderStates } from '../contract/order.js';

interface Move {
  from: readonly OrderState[];
  to: OrderState;
}

/** Everything that can happen to an order, from which states, and what it is afterwards; what is not here cannot happen. */
export const orderMoves = {
  placed: { from: ['open'], to: 'awaitingPayment' },
  /** To be paid by invoice: it may be made before the money is there. */
  authorized: { from: ['awaitingPayment'], to: 'authorized' },
  paid: { from: ['awaitingPayment', 'authorized'], to: 'paid' },
  productionBegun: { from: ['authorized', 'paid'], to: 'inProduction' },
  shipped: { from: ['authorized', 'paid', 'inProduction'], to: 'shipped' },
  delivered: { from: ['shipped'], to: 'delivered' },
  cancelledUnpaid: { from: ['awaitingPayment'], to: 'cancelled' },
  cancelledByBuyer: { from: ['awaitingPayment'], to: 'cancelled' },
  cancelledByOps: { from: ['awaitingPayment', 'authorized', 'paid', 'inProduction'], to: 'cancelled' },
  withdrawn: { from: ['authorized', 'paid', 'inProduction', 'shipped', 'delivered'], to: 'withdrawn' },
  /** All the money has gone back. */
  refunded: { from: ['paid', 'inProduction', 'shipped', 'delivered', 'withdrawn'], to: 'refunded' },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** Where a move leads from a state; undefined where it cannot happen. */
export const stateAfter = (state: OrderState, move: OrderMove): OrderState | undefined => {
  const { from, to }: Move = orderMoves[move];
  return from.includes(state) ? to : undefined;
};

/** What can still happen to an order. */
export const movesFrom = (state: OrderState): OrderMove[] => orderMoveNames.filter((move) => stateAfter(state, move));

/** States that nothing leads out of. */
export const finalStates = orderStates.filter((state) => movesFrom(state).length === 0);
