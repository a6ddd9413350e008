import type { Order, OrderState } from '../../../../src/contract/order.js';

/** States of an order that is neither cancelled, withdrawn nor refunded. */
const usual = ['awaitingPayment', 'paid', 'inProduction', 'shipped', 'delivered'] as const satisfies OrderState[];
const ends = ['cancelled', 'withdrawn', 'refunded'] as const satisfies OrderState[];

/** Step of an order. `at` is null when the order has not reached it. */
export interface ProgressStep {
  state: OrderState;
  at: string | null;
}

/** Returns the past states of an order, followed by the usual states that it has not reached. */
export const progressStepsOf = ({ history }: Pick<Order, 'history'>): ProgressStep[] => {
  const reached = (state: OrderState) => history.some((one) => one.state === state);
  if (ends.some(reached)) return history;
  // An order on account is paid at an unknown time after delivery.
  const expected = usual.filter((state) => state !== 'paid' || !reached('authorized'));
  const furthest = expected.findLastIndex(reached);
  return [...history, ...expected.slice(furthest + 1).map((state) => ({ state, at: null }))];
};
