import { type OrderState, orderStates } from '../contract/order.js';

interface Transition {
  from: readonly OrderState[];
  to: OrderState;
}

/** All transitions of an order. Others are refused. */
export const orderTransitions = {
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
} as const satisfies Record<string, Transition>;
export type OrderTransition = keyof typeof orderTransitions;
export const orderTransitionNames = Object.keys(orderTransitions) as OrderTransition[];

/** State after a move; undefined if the move is not allowed in the state. */
export const stateAfter = (state: OrderState, move: OrderTransition): OrderState | undefined => {
  const { from, to }: Transition = orderTransitions[move];
  return from.includes(state) ? to : undefined;
};

/** Moves that are allowed in a state. */
export const transitionsFrom = (state: OrderState): OrderTransition[] => orderTransitionNames.filter((move) => stateAfter(state, move));

/** States without further moves. */
export const finalStates = orderStates.filter((state) => transitionsFrom(state).length === 0);
