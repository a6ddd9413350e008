import { type OrderState, orderStates } from '../contract/order.js';

interface Move {
  from: readonly OrderState[];
  to: OrderState;
}

/** All transitions of an order. Others are refused. */
export const orderMoves = {
  placed: { from: ['open'], to: 'awaitingPayment' },
  /** Payable by invoice: production may begin before the payment. */
  authorized: { from: ['awaitingPayment'], to: 'authorized' },
  paid: { from: ['awaitingPayment', 'authorized'], to: 'paid' },
  productionBegun: { from: ['authorized', 'paid'], to: 'inProduction' },
  shipped: { from: ['authorized', 'paid', 'inProduction'], to: 'shipped' },
  delivered: { from: ['shipped'], to: 'delivered' },
  cancelledUnpaid: { from: ['awaitingPayment'], to: 'cancelled' },
  cancelledByBuyer: { from: ['awaitingPayment'], to: 'cancelled' },
  cancelledByOps: { from: ['awaitingPayment', 'authorized', 'paid', 'inProduction'], to: 'cancelled' },
  withdrawn: { from: ['authorized', 'paid', 'inProduction', 'shipped', 'delivered'], to: 'withdrawn' },
  /** Fully refunded. */
  refunded: { from: ['paid', 'inProduction', 'shipped', 'delivered', 'withdrawn'], to: 'refunded' },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** State after a move; undefined if the move is not allowed in the state. */
export const stateAfter = (state: OrderState, move: OrderMove): OrderState | undefined => {
  const { from, to }: Move = orderMoves[move];
  return from.includes(state) ? to : undefined;
};

/** Moves that are allowed in a state. */
export const movesFrom = (state: OrderState): OrderMove[] => orderMoveNames.filter((move) => stateAfter(state, move));

/** States without further moves. */
export const finalStates = orderStates.filter((state) => movesFrom(state).length === 0);
